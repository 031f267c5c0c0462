extension RedisLedger {
  // KEYS: the ask, who holds it, spent on the day, spent in the month, asked on the day, in the minute.
  // An ask is a hash: body, reserved, day, month, and once it is answered reply and by. Each script gives
  // the same whether it runs once or twice for one owner: a lost connection sends it again.

  /// ARGV: owner, body, worst, per day, per minute, cap of the day, cap of the month.
  static let claiming = """
    local body = redis.call('HGET', KEYS[1], 'body')
    if body then
      if body ~= ARGV[2] then return {'other'} end
      local reply = redis.call('HGET', KEYS[1], 'reply')
      if reply then return {'answered', reply} end
      local holder = redis.call('GET', KEYS[2])
      if holder and holder ~= ARGV[1] then return {'under way'} end
      redis.call('SET', KEYS[2], ARGV[1], 'PX', 6000)
      return {'granted'}
    end
    if tonumber(redis.call('GET', KEYS[5]) or '0') >= tonumber(ARGV[4]) then return {'too many'} end
    if tonumber(redis.call('GET', KEYS[6]) or '0') >= tonumber(ARGV[5]) then return {'too fast'} end
    local worst = tonumber(ARGV[3])
    if worst > 0 then
      local day = tonumber(redis.call('GET', KEYS[3]) or '0')
      local month = tonumber(redis.call('GET', KEYS[4]) or '0')
      if day + worst > tonumber(ARGV[6]) or month + worst > tonumber(ARGV[7]) then
        return {'too dear'}
      end
    end
    redis.call('INCR', KEYS[5])
    redis.call('EXPIRE', KEYS[5], 172800)
    redis.call('INCR', KEYS[6])
    redis.call('EXPIRE', KEYS[6], 120)
    redis.call('INCRBY', KEYS[3], ARGV[3])
    redis.call('EXPIRE', KEYS[3], 5184000)
    redis.call('INCRBY', KEYS[4], ARGV[3])
    redis.call('EXPIRE', KEYS[4], 5184000)
    redis.call('HSET', KEYS[1], 'body', ARGV[2], 'reserved', ARGV[3], 'day', KEYS[3], 'month', KEYS[4],
      'count', KEYS[5])
    redis.call('EXPIRE', KEYS[1], 86400)
    redis.call('SET', KEYS[2], ARGV[1], 'PX', 6000)
    return {'granted'}
    """

  /// ARGV: owner.
  static let holding = """
    if redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('PEXPIRE', KEYS[2], 6000) end
    return 1
    """

  /// ARGV: owner, cost, reply.
  static let finishing = """
    local kept = redis.call('HMGET', KEYS[1], 'body', 'reply', 'by', 'reserved', 'day', 'month')
    local day, month = kept[5] or KEYS[3], kept[6] or KEYS[4]
    if not kept[1] or kept[2] then
      if kept[3] ~= ARGV[1] then
        redis.call('INCRBY', day, ARGV[2])
        redis.call('INCRBY', month, ARGV[2])
      end
      return kept[2] or ARGV[3]
    end
    local change = string.format('%.0f', tonumber(ARGV[2]) - tonumber(kept[4]))
    redis.call('INCRBY', day, change)
    redis.call('INCRBY', month, change)
    redis.call('HSET', KEYS[1], 'reply', ARGV[3], 'by', ARGV[1])
    redis.call('EXPIRE', KEYS[1], 3600)
    redis.call('DEL', KEYS[2])
    return ARGV[3]
    """

  /// ARGV: owner, cost.
  static let abandoning = """
    local kept = redis.call('HMGET', KEYS[1], 'body', 'reply', 'reserved', 'day', 'month', 'count')
    if not kept[1] or kept[2] or redis.call('GET', KEYS[2]) ~= ARGV[1] then
      if redis.call('SET', KEYS[1] .. ':by:' .. ARGV[1], 1, 'NX', 'EX', 60) then
        redis.call('INCRBY', KEYS[3], ARGV[2])
        redis.call('INCRBY', KEYS[4], ARGV[2])
      end
      return 1
    end
    local change = string.format('%.0f', tonumber(ARGV[2]) - tonumber(kept[3]))
    redis.call('INCRBY', kept[4], change)
    redis.call('INCRBY', kept[5], change)
    if ARGV[2] == '0' then redis.call('DECR', kept[6]) end
    redis.call('DEL', KEYS[1], KEYS[2])
    redis.call('SET', KEYS[1] .. ':by:' .. ARGV[1], 1, 'EX', 60)
    return 1
    """
}
