"""Imported documents in a SQLite database in the user's data folder."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from filelock import FileLock
from sqlalchemy import ForeignKey, create_engine, delete, event, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column, relationship

from rules_index.errors import StoreError
from rules_index.official.place import database_path


class Base(DeclarativeBase):
    """Root of the tables."""


class StoredDocument(Base):
    """One document; a second import into the same slot takes its place."""

    __tablename__ = "document"

    slot: Mapped[str] = mapped_column(primary_key=True)
    layout: Mapped[str]
    edition: Mapped[str | None]
    title: Mapped[str]
    source: Mapped[str]
    sha256: Mapped[str]
    passages: Mapped[list[StoredPassage]] = relationship(
        cascade="all, delete-orphan", passive_deletes=True, order_by="StoredPassage.place"
    )


class StoredPassage(Base):
    """One passage of a document, with the key of the digest that it belongs to, if any."""

    __tablename__ = "passage"

    slot: Mapped[str] = mapped_column(ForeignKey("document.slot", ondelete="CASCADE"), primary_key=True)
    kind: Mapped[str] = mapped_column(primary_key=True)
    number: Mapped[str] = mapped_column(primary_key=True)
    place: Mapped[int]
    title: Mapped[str]
    text: Mapped[str]
    key: Mapped[str | None]


@dataclass(frozen=True, slots=True)
class Row:
    """A stored passage with what is needed of its document."""

    layout: str
    edition: str | None
    kind: str
    number: str
    title: str
    text: str
    key: str | None


class Store:
    """The database in one folder. It is made on the first write."""

    def __init__(self) -> None:
        self.path = database_path()

    def exists(self) -> bool:
        """Whether anything was ever imported."""
        return self.path.is_file()

    def checksums(self) -> dict[str, str]:
        """The checksum of the document in each slot. Raises StoreError."""
        if not self.exists():
            return {}
        with self._session() as session:
            return {row.slot: row.sha256 for row in session.scalars(select(StoredDocument))}

    def documents(self) -> list[StoredDocument]:
        """All documents, without their passages. Raises StoreError."""
        if not self.exists():
            return []
        with self._session() as session:
            found = list(session.scalars(select(StoredDocument).order_by(StoredDocument.slot)))
            session.expunge_all()
            return found

    def rows(self, kinds: Sequence[str]) -> list[Row]:
        """All passages of some kinds. Raises StoreError."""
        if not self.exists():
            return []
        query = (
            select(StoredPassage, StoredDocument.layout, StoredDocument.edition)
            .join(StoredDocument)
            .where(StoredPassage.kind.in_(kinds))
            .order_by(StoredDocument.slot, StoredPassage.place)
        )
        with self._session() as session:
            return [
                Row(layout, edition, passage.kind, passage.number, passage.title, passage.text, passage.key)
                for passage, layout, edition in session.execute(query)
            ]

    def replace(self, documents: Iterable[StoredDocument]) -> None:
        """Put documents into their slots, all of them or (on any error) none. Raises StoreError."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(
                f"{self.path.parent}: cannot be made ({error.strerror}); set JUDGE_DATA_DIR"
            ) from None
        # Two processes that import at once take turns.
        with FileLock(self.path.with_suffix(".lock")), self._session() as session, session.begin():
            for document in documents:
                session.execute(delete(StoredDocument).where(StoredDocument.slot == document.slot))
                session.add(document)

    @contextmanager
    def _session(self) -> Generator[Session]:
        engine = create_engine(f"sqlite:///{self.path}", connect_args={"timeout": 30})
        event.listen(engine, "connect", _enforce_references)
        try:
            Base.metadata.create_all(engine)
            with Session(engine) as session:
                yield session
        except SQLAlchemyError as error:
            reason = str(error.__cause__ or error).splitlines()[0]
            raise StoreError(
                f"{self.path}: the imported documents cannot be used ({reason}); remove the file and import again, "
                "or set JUDGE_DATA_DIR to another folder"
            ) from None
        finally:
            engine.dispose()


def _enforce_references(connection: sqlite3.Connection, _record: object) -> None:
    # SQLite leaves foreign keys unchecked unless asked, connection by connection.
    connection.execute("PRAGMA foreign_keys=ON").close()
