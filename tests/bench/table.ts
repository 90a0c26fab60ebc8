/** The measures of `npm run bench` (DESIGN §12); docs/performance.md explains each by its name. */
import type { Measure } from './measure'
import { bridge } from './measures/bridge'
import { calls } from './measures/calls'
import { choosing } from './measures/choosing'
import { classHeard } from './measures/class-heard'
import { classList } from './measures/class-list'
import { client } from './measures/client'
import { comingBack } from './measures/coming-back'
import { details } from './measures/details'
import { finding } from './measures/finding'
import { graph } from './measures/graph'
import { listening } from './measures/listening'
import { longDay } from './measures/long-day'
import { longPaper } from './measures/long-paper'
import { marking } from './measures/marking'
import { matrix } from './measures/matrix'
import { opening } from './measures/opening'
import { ownSheet } from './measures/own-sheet'
import { pages } from './measures/pages'
import { parsing } from './measures/parsing'
import { recording } from './measures/recording'
import { reports } from './measures/reports'
import { review } from './measures/review'
import { roster } from './measures/roster'
import { school } from './measures/school'
import { sheet } from './measures/sheet'
import { slowPc } from './measures/slow-pc'
import { start } from './measures/start'
import { triage } from './measures/triage'
import { views } from './measures/views'

export const measures: readonly Measure[] = [
  start,
  slowPc,
  matrix,
  details,
  pages,
  choosing,
  finding,
  review,
  longPaper,
  comingBack,
  longDay,
  marking,
  listening,
  classHeard,
  views,
  sheet,
  bridge,
  client,
  calls,
  parsing,
  roster,
  ownSheet,
  classList,
  graph,
  reports,
  school,
  opening,
  triage,
  recording,
]
