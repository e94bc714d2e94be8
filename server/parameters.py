"""Refuses query parameters that a request does not have: a misspelt one would change nothing, and nobody would know."""

from __future__ import annotations

from fastapi import Request
from fastapi.routing import APIRoute

from server.errors import BadInput, Place


async def known_parameters(request: Request) -> None:
    """Raise BadInput for every query parameter that the route does not take, with the nearest that it does."""
    route = request.scope.get("route")
    if not isinstance(route, APIRoute):
        return
    known = [str(field.alias) for field in route.dependant.query_params]
    unknown = [name for name in dict.fromkeys(request.query_params.keys()) if name not in known]
    if unknown:
        # Imported late: only a mistake needs it.
        from rapidfuzz import process

        places: list[Place] = []
        for name in unknown:
            near = process.extractOne(name, known, score_cutoff=60)
            hint = f"did you mean `{near[0]}`? " if near else ""
            listed = f"the parameters are {', '.join(known)}" if known else "it takes none"
            places.append(
                Place(place=f"query.{name}", message=f"there is no parameter `{name}`; {hint}{listed}")
            )
        raise BadInput("; ".join(f"{each.place}: {each.message}" for each in places), places)
