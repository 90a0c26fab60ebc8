import { expect, it } from 'vitest'
import type { ApiClient } from '../../../main/http/client'
import type { EndpointName } from '../../../shared/endpoints/index'
import { isBlob } from '../../../shared/exports/kinds'

type Asked<M extends keyof ApiClient> = Parameters<ApiClient[M]>[0]
type Told<N extends EndpointName> = {
  [M in keyof ApiClient]: N extends Asked<M> ? true : false
}

/** A table that the compiler refuses where a method takes a row that it must not, or does not take one that it must. */
const rows: { [N in 'team-rows' | 'upload-sound-file' | 'export-students-xls' | 'report-file']: Told<N> } = {
  'team-rows': { call: true, stream: false },
  'upload-sound-file': { call: true, stream: false },
  'export-students-xls': { call: false, stream: true },
  'report-file': { call: false, stream: true },
}

/** What the file of a class's students is asked for with. */
const students = ({ stream }: ApiClient) => stream<'export-students-xls'>
type Takes<Q> = Q extends Parameters<ReturnType<typeof students>>[1] ? true : false
const requests: [Takes<{ team_id: string }>, Takes<{ task_id: string }>] = [true, false]

it('files are streamed, and all else is called: by type as by row', () => {
  for (const name of Object.keys(rows) as (keyof typeof rows)[]) {
    expect(rows[name], name).toEqual({ call: !isBlob(name), stream: isBlob(name) })
  }
  expect(requests).toEqual([true, false])
})
