"""What Schemathesis must know of bodies that are neither JSON nor plain files."""

import schemathesis


@schemathesis.serializer("application/x-pacesetter-events")
def lines(context, value):
    """Lines of events go out as they are."""
    return value if isinstance(value, bytes) else str(value or "").encode()
