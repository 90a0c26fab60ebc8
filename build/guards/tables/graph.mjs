/** Figures and charts of study: a missing value is a gap, and a judgement has a rule (DESIGN §7). */
import { guardsOf } from '../table.mjs'

const common = { area: 'study', section: '§7' }
const chart = 'tests/renderer/screens/progress-graph/graph-chart.test.ts'
const judged = 'tests/renderer/screens/intelligence/figures.test.ts'

const measures = guardsOf({ ...common, file: 'shared/domain/study-measures.ts', tests: [chart] }, [
  [
    'A figure that the server leaves out is a gap, never 0',
    '(figures && values[measure](figures)) ?? null',
    '(figures && values[measure](figures)) ?? 0',
  ],
])

const lines = guardsOf({ ...common, file: 'renderer/screens/progress-graph/graph-chart.ts', tests: [chart] }, [
  [
    'The mean and the median are of the same students',
    'values: each.map(average)',
    'values: each.map(values => values.reduce((sum, value) => sum + (value ?? 0), 0) / values.length)',
  ],
])

const strengths = guardsOf({ ...common, file: 'shared/domain/strengths.ts', tests: [judged] }, [
  ['Few answers are not judged', 'count === undefined || !hasEnough(count)', 'count === undefined'],
  [
    'Answers whose number is unknown are not judged',
    'count === undefined || !hasEnough(count)',
    '!hasEnough(count ?? 5)',
  ],
  [
    'A student is not compared with a class that is only herself',
    'if (!isOfOthers(count, teamCount)) return null\n',
    '',
  ],
])

const radar = guardsOf({ ...common, file: 'renderer/ui/radar-geometry.ts', tests: [judged] }, [
  [
    'An ability that was not measured is a gap in the radar chart',
    'if (value === null || value === undefined || max <= 0) return null',
    'if (value === null || value === undefined) return radarPlace(at, maxima.length, 0)',
  ],
])

const names = guardsOf(
  {
    ...common,
    file: 'renderer/features/study/pseudonyms.ts',
    tests: ['tests/renderer/features/study/pseudonyms.test.ts'],
  },
  [
    [
      'The numbers of hidden students are forgotten when the session ends',
      'onSessionEnd(() => numbers.clear())\n',
      'onSessionEnd(() => undefined)\n',
    ],
  ],
)

export const rows = [...measures, ...lines, ...strengths, ...radar, ...names]
