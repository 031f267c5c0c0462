/* Lua 5.4: a compiled function of two numbers, called from C. */
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

#include "rounds.h"

static lua_State *lua;

static long job(void) {
  long count = 0;
  for (long round = 0; round < TIMES; round++) {
    lua_pushvalue(lua, -1);
    lua_pushnumber(lua, ratios[round & 1023]);
    lua_pushnumber(lua, distances[round & 1023]);
    lua_call(lua, 2, 1);
    if (lua_toboolean(lua, -1)) count++;
    lua_pop(lua, 1);
  }
  return count;
}

int main(void) {
  fill();
  lua = luaL_newstate();
  if (luaL_dostring(lua, "return function(pace_3min_ratio, distance)"
                         " return pace_3min_ratio > 1.05 and distance > 8000 end"))
    return 1;
  report(job);
  lua_close(lua);
  return 0;
}
