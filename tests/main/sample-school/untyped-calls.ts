/** Calls the school without request and response types, for tests that compare many answers. */
import { expect } from 'vitest'
import type { EndpointName, EndpointRequest } from '../../../shared/endpoints/index'
import type { Client } from './client'

export type Row = Record<string, unknown>

/** `list` returns the rows of a list and checks that `total` matches their number. */
export function untypedCalls(client: () => Client) {
  const data = async <T = Row>(name: EndpointName, request: object): Promise<T> =>
    (await client().data(name, request as EndpointRequest<EndpointName>)) as T
  const list = async <T = Row>(name: EndpointName, request: object): Promise<T[]> => {
    const { items, total } = await data<{ items: T[]; total: number }>(name, request)
    expect([name, items.length]).toEqual([name, total])
    return items
  }
  return { data, list }
}
