-- Script of wrk: each request has other dates and prices of the list of cars. Counts responses by status.
local statuses = {}
local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init()
  math.randomseed(os.time())
end

function request()
  local path = string.format(
    "/cars?pickupDate=2027-%02d-%02d&returnDate=2027-%02d-28&minPrice=%d&page=1",
    math.random(1, 12), math.random(1, 27), math.random(1, 12), math.random(0, 200)
  )
  return wrk.format("GET", path)
end

function response(status)
  statuses[status] = (statuses[status] or 0) + 1
  counted = ""
  for each, count in pairs(statuses) do
    counted = counted .. each .. "=" .. count .. " "
  end
end

function done(summary, latency)
  for _, thread in ipairs(threads) do
    print("statuses " .. (thread:get("counted") or ""))
  end
  print(string.format(
    "waits p50=%.0f p99=%.0f max=%.0f",
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, latency.max / 1000
  ))
  local errors = summary.errors
  print(string.format("broken %d", errors.connect + errors.read + errors.write + errors.timeout))
end
