/**
 * All changes of the school, that is, the entry types of its journal. Each domain has a file with its part of the state
 * and its changes. The current school is the seed data plus all changes in order.
 */
import * as v from 'valibot'
import { type Joined, join } from '../../../../shared/join'
import type { World } from '../../data/world-types'
import { accountChanges, accountState } from './accounts'
import { applicationChanges, applicationState } from './applications'
import type { Change } from './change'
import { homeworkChanges, homeworkState } from './homework'
import { lessonChanges, lessonState } from './lessons'
import { messageChanges, messageState } from './messages'
import { motivationChanges, motivationState } from './motivation'
import { noticeChanges, noticeState } from './notices'
import { programChanges, programState } from './program'
import { recitationChanges, recitationState } from './recitation'
import { reportChanges, reportState } from './reports'
import { studentChanges, studentState } from './students'
import { teamChanges, teamState } from './teams'
import { writingNoteChanges, writingNoteState } from './writing-notes'

const tables = [
  recitationChanges,
  teamChanges,
  studentChanges,
  accountChanges,
  programChanges,
  noticeChanges,
  applicationChanges,
  lessonChanges,
  messageChanges,
  reportChanges,
  motivationChanges,
  writingNoteChanges,
  homeworkChanges,
]

/** The state before any change. */
export const emptyState = () => ({
  ...accountState(),
  ...recitationState(),
  ...programState(),
  ...noticeState(),
  ...applicationState(),
  ...lessonState(),
  ...messageState(),
  ...teamState(),
  ...studentState(),
  ...reportState(),
  ...motivationState(),
  ...writingNoteState(),
  ...homeworkState(),
})

export type State = ReturnType<typeof emptyState>

export interface School {
  /** Created from the seed; classes, students and homework are changed in place. */
  world: World
  state: State
}

type Table = Joined<(typeof tables)[number]>

type Fields<C> = C extends Change<infer F> ? v.InferOutput<v.ObjectSchema<F, undefined>> : never

/** One line of the journal. */
export type Entry = { [K in keyof Table]: { type: K } & Fields<Table[K]> }[keyof Table]

const changes = new Map<string, Change<v.ObjectEntries>>(Object.entries(join<object>(tables)))

const entryHead = v.object({ type: v.string() })

/** Parses a journal line; null if it is not a valid entry. */
export function readEntry(line: unknown): Entry | null {
  const head = v.safeParse(entryHead, line)
  const change = head.success ? changes.get(head.output.type) : undefined
  if (!head.success || change === undefined) return null
  const body = v.safeParse(v.object(change.fields), line)
  // The fields fit, because they were validated with the schema of this type.
  return body.success ? ({ ...body.output, type: head.output.type } as Entry) : null
}

/** How many of the last entries of this type must be kept. */
export const keptEntryCount = (entry: Entry): number => changes.get(entry.type)?.last ?? 0

/** Applies the entry to the school. */
export const applyEntry = (school: School, entry: Entry): void => changes.get(entry.type)?.apply(school, entry)
