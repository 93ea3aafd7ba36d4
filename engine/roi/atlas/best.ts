export interface Pick {
  readonly way: number
  readonly planet: number
  readonly value: number
  /** How many of its group are exactly as good, itself included. */
  readonly alike: number
}

export interface Found {
  offer(way: number, planet: number, value: number): void
  picked(): Pick[]
}

/** The best of each group; of equal ones the first. */
export function bestOfEach(
  kinds: number,
  count: number,
  kindOf: (way: number, planet: number) => number,
): Found {
  const values = new Float64Array(kinds)
  const ways = new Uint16Array(kinds)
  const planets = new Uint32Array(kinds)
  const alike = new Uint32Array(kinds)
  return {
    offer(way, planet, value) {
      const kind = kindOf(way, planet)
      if (alike[kind] === 0 || value > values[kind]!) {
        values[kind] = value
        alike[kind] = 1
        ways[kind] = way
        planets[kind] = planet
      } else if (value === values[kind]) alike[kind]!++
    },
    picked() {
      const known = Array.from(alike.keys()).filter((kind) => alike[kind]! > 0)
      known.sort((a, b) => values[b]! - values[a]! || a - b)
      return known.slice(0, count).map((kind) => ({
        way: ways[kind]!,
        planet: planets[kind]!,
        value: values[kind]!,
        alike: alike[kind]!,
      }))
    },
  }
}

/** Finds the best of any number of candidates: keeps up to twice the wanted number, then drops the rest. */
export function bestOfMany(count: number): Found {
  const room = 2 * count
  const values = new Float64Array(room)
  const ways = new Uint16Array(room)
  const planets = new Uint32Array(room)
  let kept = 0
  let least = Number.NEGATIVE_INFINITY

  function cut() {
    const order = Uint32Array.from({ length: kept }, (_, place) => place)
    order.sort((a, b) => values[b]! - values[a]! || a - b)
    const best = order.subarray(0, count)
    const [v, w, p] = [values.slice(), ways.slice(), planets.slice()]
    for (let place = 0; place < best.length; place++) {
      values[place] = v[best[place]!]!
      ways[place] = w[best[place]!]!
      planets[place] = p[best[place]!]!
    }
    kept = best.length
    if (kept === count) least = values[kept - 1]!
  }

  return {
    offer(way, planet, value) {
      if (value <= least) return
      if (kept === room) {
        cut()
        if (value <= least) return
      }
      values[kept] = value
      ways[kept] = way
      planets[kept] = planet
      kept++
    },
    picked() {
      cut()
      return Array.from({ length: kept }, (_, place) => ({
        way: ways[place]!,
        planet: planets[place]!,
        value: values[place]!,
        alike: 1,
      }))
    },
  }
}
