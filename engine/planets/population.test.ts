import { expect, test } from 'vitest'
import type { PopulationReport } from '../game/gamedata.ts'
import { freeWorkers, populationFigures } from './population.ts'

// Figures of a real report of Etherwind.
test.each([
  ['pioneers', 225229, 0.15555137, 35034],
  ['settlers', 130612, 0.3382616, 44181],
  ['technicians', 36292, 0.16319895, 5922],
  ['engineers', 7843, 0.12477673, 978],
  ['scientists', 302, 0.21052632, 63],
  ['nobody', 0, 0.5, 0],
])('free %s of %i at %f are %i', (_, population, rate, free) => {
  expect(freeWorkers(population, rate)).toBe(free)
})

test('the figures of a report come per workforce kind, pioneers first', () => {
  const report = {
    NextPopulationSettler: 130612,
    PopulationDifferenceSettler: -739,
    UnemploymentRateSettler: 0.3382616,
    AverageHappinessSettler: 0.45295206,
    OpenJobsSettler: 12,
    FreeSettler: 44181,
  } as PopulationReport
  const figures = populationFigures(report)
  expect(figures.map((f) => f.workforce)).toEqual([
    'pioneer',
    'settler',
    'technician',
    'engineer',
    'scientist',
  ])
  expect(figures[1]).toEqual({
    workforce: 'settler',
    nextPopulation: 130612,
    difference: -739,
    unemploymentRate: 0.3382616,
    averageHappiness: 0.45295206,
    openJobs: 12,
    free: 44181,
  })
})
