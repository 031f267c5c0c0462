"""The official client as somebody's agent: agent.py PROGRAM ERA SHARES prints what each call gave, as JSON.

Instead of PROGRAM it takes the address of a server; then PACESETTER_TOKEN is the token of the agent.
"""

import asyncio
import json
import os
import sys

import httpx2
import jsonschema
from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.exceptions import MCPError

CALLS = [
    ("search_workouts", {"words": "leg", "limit": 3}),
    ("show_workout", {"id": "mobility-after-the-run"}),
    ("check_workout", {"text": "# Mine\n\n## Bench Press\n"}),
    ("recommend", {"minutes": 40}),
    ("list_activities", {}),
    ("trends", {}),
    ("races", {}),
    ("memory", {}),
    ("log_set", {"exercise": "bench press", "set": "3x5x80kg @8"}),
    ("log_challenge", {"count": 10}),
    ("plan_workout", {"workout": "mobility-after-the-run", "day": "2031-04-10", "time": "18:00"}),
    ("plan", {"from": "2031-04-07", "days": 7}),
    ("add_race", {"name": "City", "day": "2031-04-11", "distance": "half", "target": "1:45:00"}),
    ("log", {}),
    ("show_activity", {"id": "20"}),
    ("note", {"id": "20", "notes": "Slow."}),
    ("write_workout", {"text": "# Doorway Pull\n\n## Bench Press\n\n3x5\n"}),
    (
        "write_script",
        {
            "name": "one-line",
            "script": json.dumps(
                {
                    "id": "one-line",
                    "messages": [
                        {"id": "a", "text": "Easy now.", "triggerSpec": {"type": "time", "atSeconds": 60}}
                    ],
                }
            ),
        },
    ),
]
MISTAKES = [
    ("log_set", {"exercise": "bench pres", "set": "5x80"}),
    ("log_set", {"exercise": "bench press", "set": "garbage"}),
    ("recommend", {"minutes": "x"}),
    ("show_workout", {}),
    ("show_workout", {"id": "no-such-workout"}),
    ("trends", {"on": "2026-13-01"}),
    ("write_script", {"name": "broken", "script": "{"}),
    ("plan_workout", {"workout": "no-such-workout", "day": "2031-04-10"}),
    ("write_workout", {"text": "# Doorway Pull\n\n## Bench Press\n"}),
]


async def main(program, era, shares):
    if program.startswith("http"):
        headers = {"Authorization": "Bearer " + os.environ["PACESETTER_TOKEN"]}
        server = streamable_http_client(program, http_client=httpx2.AsyncClient(headers=headers, timeout=60))
    else:
        arguments = ["mcp", "serve"] + (["--share", shares] if shares else [])
        server = StdioServerParameters(command=program, args=arguments, env=dict(os.environ))
    async with Client(server, mode=era) as client:
        tools = (await client.list_tools()).tools
        for tool in tools:
            jsonschema.Draft202012Validator.check_schema(tool.input_schema)
        found = {"tools": [tool.name for tool in tools], "calls": {}, "refusals": []}
        for name, values in CALLS:
            answer = await client.call_tool(name, values)
            assert answer.is_error or json.loads(answer.content[0].text) == answer.structured_content
            found["calls"][name] = {"isError": answer.is_error, "text": answer.content[0].text}
        for name, values in MISTAKES:
            answer = await client.call_tool(name, values)
            assert answer.is_error, (name, values)
            found["refusals"].append(answer.content[0].text)
        resources = (await client.list_resources()).resources
        found["resources"] = len(resources)
        found["workout"] = (await client.read_resource(resources[0].uri)).contents[0].text
        found["documents"] = {
            str(resource.uri): (await client.read_resource(resource.uri)).contents[0].text
            for resource in resources
            if str(resource.uri).startswith("pacesetter://documents/")
        }
        found["prompts"] = [prompt.name for prompt in (await client.list_prompts()).prompts]
        found["question"] = (await client.get_prompt("plan_my_week")).messages[0].content.text
        try:
            await client.call_tool("no_such_tool", {})
        except MCPError as error:
            found["unknown"] = str(error)
        print(json.dumps(found))


asyncio.run(main(*sys.argv[1:4]))
