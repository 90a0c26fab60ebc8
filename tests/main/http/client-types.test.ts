import { expect, it } from 'vitest'
import type { ApiClient } from '../../../main/http/client'
import type { EndpointName } from '../../../shared/endpoints/index'
import { isBlob } from '../../../shared/exports/kinds'

type Parameter<M extends keyof ApiClient> = Parameters<ApiClient[M]>[0]
type Expectation<N extends EndpointName> = {
  [M in keyof ApiClient]: N extends Parameter<M> ? true : false
}

/** Does not compile if a method accepts a wrong row, or refuses a right one. */
const rows: { [N in 'team-rows' | 'upload-sound-file' | 'export-students-xls' | 'report-file']: Expectation<N> } = {
  'team-rows': { call: true, stream: false },
  'upload-sound-file': { call: true, stream: false },
  'export-students-xls': { call: false, stream: true },
  'report-file': { call: false, stream: true },
}

/** The request of the file with the students of a class. */
const students = ({ stream }: ApiClient) => stream<'export-students-xls'>
type Takes<Q> = Q extends Parameters<ReturnType<typeof students>>[1] ? true : false
const requests: [Takes<{ team_id: string }>, Takes<{ task_id: string }>] = [true, false]

it('files are streamed and all other rows are called, both by type and by row', () => {
  for (const name of Object.keys(rows) as (keyof typeof rows)[]) {
    expect(rows[name], name).toEqual({ call: !isBlob(name), stream: isBlob(name) })
  }
  expect(requests).toEqual([true, false])
})
