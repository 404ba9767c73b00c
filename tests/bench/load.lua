-- Script of wrk: each request has a new address, so that no response is cached. First argument: kind
-- of address: `cars` (a page with dates), `listings` (filters), `dates` (filters and dates of 2026).
-- Second argument: number of the run.
local count = 0
local kinds = {}

-- These prices exclude no car, so that each response has the maximum size.
local function prices()
  return string.format("minPrice=%.2f&maxPrice=%.3f", count % 1000 / 100, 1000 + count / 1000)
end

function kinds.cars()
  local month, day = count % 12 + 1, count % 20 + 1
  return string.format(
    "/cars?minPrice=%d&maxPrice=%d&pickupDate=2027-%02d-%02d&returnDate=2027-%02d-%02d",
    count % 10, 1999 - math.floor(count / 10) % 1500, month, day, month, day + 1 + count % 7
  )
end

function kinds.listings()
  return "/api/listings?limit=100&" .. prices()
end

function kinds.dates()
  local month, day = count % 12 + 1, count % 20 + 1
  return string.format(
    "/api/listings?limit=100&pickupDate=2026-%02d-%02d&dropoffDate=2026-%02d-%02d&%s",
    month, day, month, day + 1 + count % 7, prices()
  )
end

function init(arguments)
  kind = kinds[arguments[1]]
  -- Each run has other addresses.
  count = (tonumber(arguments[2]) or 0) * 100000
end

function request()
  count = count + 1
  return wrk.format("GET", kind())
end
