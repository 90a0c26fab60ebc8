/** All tables of guards, in the order of docs/guards.md. */
import { rows as account } from './tables/account.mjs'
import { rows as applications } from './tables/applications.mjs'
import { rows as assign } from './tables/assign.mjs'
import { rows as classes } from './tables/classes.mjs'
import { rows as client } from './tables/client.mjs'
import { rows as commentBank } from './tables/comment-bank.mjs'
import { rows as commentary } from './tables/commentary.mjs'
import { rows as config } from './tables/config.mjs'
import { rows as contract } from './tables/contract.mjs'
import { rows as csp } from './tables/csp.mjs'
import { rows as downloads } from './tables/downloads.mjs'
import { rows as drafts } from './tables/drafts.mjs'
import { rows as electron } from './tables/electron.mjs'
import { rows as essays } from './tables/essays.mjs'
import { rows as evaluation } from './tables/evaluation.mjs'
import { rows as faultReport } from './tables/fault-report.mjs'
import { rows as files } from './tables/files.mjs'
import { rows as find } from './tables/find.mjs'
import { rows as gate } from './tables/gate.mjs'
import { rows as graph } from './tables/graph.mjs'
import { rows as homework } from './tables/homework.mjs'
import { rows as homeworkRules } from './tables/homework-rules.mjs'
import { rows as html } from './tables/html.mjs'
import { rows as laws } from './tables/laws.mjs'
import { rows as lessons } from './tables/lessons.mjs'
import { rows as lists } from './tables/lists.mjs'
import { rows as log } from './tables/log.mjs'
import { rows as loopback } from './tables/loopback.mjs'
import { rows as loopbackSession } from './tables/loopback-session.mjs'
import { rows as media } from './tables/media.mjs'
import { rows as network } from './tables/network.mjs'
import { rows as notes } from './tables/notes.mjs'
import { rows as ownSheet } from './tables/own-sheet.mjs'
import { rows as page } from './tables/page.mjs'
import { rows as pages } from './tables/pages.mjs'
import { rows as recitation } from './tables/recitation.mjs'
import { rows as renderer } from './tables/renderer.mjs'
import { rows as roster } from './tables/roster.mjs'
import { rows as rosterMatching } from './tables/roster-matching.mjs'
import { rows as school } from './tables/school.mjs'
import { rows as screens } from './tables/screens.mjs'
import { rows as stores } from './tables/stores.mjs'
import { rows as students } from './tables/students.mjs'
import { rows as study } from './tables/study.mjs'
import { rows as writing } from './tables/writing.mjs'

export const rows = [
  ...gate,
  ...contract,
  ...csp,
  ...pages,
  ...recitation,
  ...electron,
  ...loopback,
  ...loopbackSession,
  ...media,
  ...client,
  ...network,
  ...config,
  ...account,
  ...log,
  ...faultReport,
  ...essays,
  ...files,
  ...html,
  ...renderer,
  ...notes,
  ...page,
  ...homeworkRules,
  ...assign,
  ...homework,
  ...commentBank,
  ...ownSheet,
  ...roster,
  ...rosterMatching,
  ...commentary,
  ...applications,
  ...lessons,
  ...lists,
  ...classes,
  ...students,
  ...study,
  ...graph,
  ...screens,
  ...find,
  ...laws,
  ...school,
  ...stores,
  ...drafts,
  ...evaluation,
  ...downloads,
  ...writing,
]
