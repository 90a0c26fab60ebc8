/** A sample school with the import service of one profile, as after a start of the program. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { openImportStore } from '../../../main/roster/import-store'
import { createRosterImports } from '../../../main/roster/roster-imports'
import { createKeySeal } from '../../../main/store/vault'
import type { ImportProgress, ImportRow, StudentState } from '../../../shared/contract/roster'
import { folder } from '../../fixtures/folder'
import { testPrivateKey } from '../../fixtures/keys'
import type { Client } from '../sample-school/client'
import { createSchools } from '../sample-school/restartable-school'
import { type Cut, clientOf } from './school-client'

const schools = createSchools()
export const vault = {
  ...createKeySeal(new Uint8Array(32)),
  isDurable: true,
  isKeyLost: false,
  isKeyUnavailable: false,
}

export interface Student extends StudentState {
  student_id: string
}

export const listed = async (school: Client, team_id?: string): Promise<Student[]> =>
  ((await school.data('student-page-rows', { page: 1, limit: 200, team_id })) as { items: Student[] }).items

export const stateOf = ({ nickname, number, grade_name, class_name, team_id }: Student): StudentState => ({
  nickname,
  number,
  grade_name,
  class_name,
  team_id,
})

/** An import service of one profile, as after a start of the program. */
export async function open(
  school: Client,
  root: string,
  cut?: (name: string) => Cut | Promise<Cut>,
  now = 1_000_000,
  wait = async (_ms: number): Promise<void> => undefined,
) {
  let owner = 'teacher'
  const { client, calls } = clientOf(school, cut)
  const store = await openImportStore({ folder: root, vault })
  const waiting: (() => void)[] = []
  const progress: ImportProgress[] = []
  const service = createRosterImports({
    client,
    store,
    owner: () => owner,
    clock: () => now,
    wait,
    log: () => undefined,
    onProgress(next) {
      progress.push(next)
      if (next.state !== 'running') for (const go of waiting.splice(0)) go()
    },
  })
  const shown = (await listed(school)).map(({ student_id }) => student_id)
  const imports = {
    ...service,
    /** Begins an import; its preview was made when the program began, or shows the accounts `known`. */
    start: (rows: ImportRow[], known = shown, classes?: Parameters<typeof service.start>[2]) =>
      service.start(rows, known, classes),
  }
  const outcome = async (begin: Promise<{ ok: boolean }>) => {
    const ended = new Promise<void>(resolve => waiting.push(resolve))
    expect(await begin).toMatchObject({ ok: true })
    await ended
    const answer = await imports.list()
    if (!answer.ok) throw new Error(answer.error.message)
    const last = answer.value.imports.at(-1)
    if (last === undefined) throw new Error('no import')
    return { ...last, states: last.rows.map(({ state, message }) => message ?? state) }
  }
  const logIn = (name: string) => {
    owner = name
  }
  return { imports, calls, progress, outcome, logIn, close: () => store.close() }
}

export async function start(cut?: (name: string) => Cut | Promise<Cut>) {
  const dataDir = folder()
  writeFileSync(join(dataDir, 'key.pem'), testPrivateKey)
  const school = await schools.start({ dataDir })
  const root = folder()
  const before = await listed(school)
  const change = (at: number, to: Partial<StudentState>, row = at): ImportRow => {
    const student = before[at]
    if (student === undefined) throw new Error(`no student ${at}`)
    return { row, student_id: student.student_id, from: stateOf(student), to: { ...stateOf(student), ...to } }
  }
  return { school, root, before, change, ...(await open(school, root, cut)) }
}

export const fresh = (row: number, nickname: string, number: string, team_id = '1'): ImportRow => ({
  row,
  to: { nickname, number, grade_name: '2年', class_name: 'A組', team_id },
})
