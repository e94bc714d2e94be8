"""Imported cards in a SQLite database in the user's data folder, every wording of each."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from filelock import FileLock
from sqlalchemy import JSON, create_engine, delete, inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column

from rules_index import StoreError
from rules_index.official.place import data_folder
from scenarios.collection.cards import FILE_NAME


class Base(DeclarativeBase):
    """Root of the tables."""


class StoredPrinting(Base):
    """One wording of one printing. The newest version of an id is in force.

    `facts` are those of the catalogue's file without the abilities. `text` is what is printed, None where no source
    tells it; `abilities` its tree, None where the text could not be read, and then `refusal` says why: start, end and
    message. `serial` numbers the import in which the wording came; 0: it says what the catalogue that ships says.
    """

    __tablename__ = "printing"

    card_id: Mapped[str] = mapped_column(primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    serial: Mapped[int]
    place: Mapped[int]
    source: Mapped[str]
    facts: Mapped[dict[str, Any]] = mapped_column(JSON)
    text: Mapped[str | None]
    abilities: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))
    refusal: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))


class CardStore:
    """The database in one folder. It is made on the first write."""

    def __init__(self) -> None:
        self.path: Path = data_folder() / FILE_NAME

    def printings(self) -> list[StoredPrinting]:
        """All of them, in the order of their import, older versions first. Raises StoreError."""
        if not self.path.is_file():
            return []
        query = select(StoredPrinting).order_by(StoredPrinting.place, StoredPrinting.version)
        with self._session() as session:
            # Another process may be about to make the table.
            if not inspect(session.get_bind()).has_table(StoredPrinting.__tablename__):
                return []
            found = list(session.scalars(query))
            session.expunge_all()
            return found

    @contextmanager
    def turn(self) -> Generator[None]:
        """While one process reads, compares and writes, others wait. Raises StoreError."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            lock = FileLock(self.path.with_suffix(".lock"))
            lock.acquire()
        except OSError as error:
            raise StoreError(
                f"{self.path.parent}: cannot be written ({error.strerror}); set JUDGE_DATA_DIR to another folder"
            ) from None
        try:
            yield
        finally:
            lock.release()

    def write(self, printings: Iterable[StoredPrinting]) -> None:
        """Add versions, or put them in place of the same ones, all or (on any error) none. Raises StoreError."""
        with self._session() as session, session.begin():
            Base.metadata.create_all(session.connection())
            for printing in printings:
                session.merge(printing)

    def forget(self, ids: Iterable[str]) -> None:
        """Take out every version of these cards. Raises StoreError."""
        with self._session() as session, session.begin():
            session.execute(delete(StoredPrinting).where(StoredPrinting.card_id.in_(list(ids))))

    @contextmanager
    def _session(self) -> Generator[Session]:
        engine = create_engine(f"sqlite:///{self.path}", connect_args={"timeout": 30})
        try:
            with Session(engine, expire_on_commit=False) as session:
                yield session
        except (SQLAlchemyError, ValueError) as error:
            reason = str(error.__cause__ or error).splitlines()[0]
            raise StoreError(
                f"{self.path}: the imported cards cannot be used ({reason}); remove the file and import again, "
                "or set JUDGE_DATA_DIR to another folder"
            ) from None
        finally:
            engine.dispose()
