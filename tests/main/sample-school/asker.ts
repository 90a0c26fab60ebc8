/** Asks the calls of a school as they come, without their types: facts of many are compared. */
import { expect } from 'vitest'
import type { EndpointName, EndpointRequest } from '../../../shared/endpoints/index'
import type { Client } from './client'

export type Row = Record<string, unknown>

/** `list` gives the rows of a list that says how many there are, and has as many. */
export function asker(client: () => Client) {
  const data = async <T = Row>(name: EndpointName, request: object): Promise<T> =>
    (await client().data(name, request as EndpointRequest<EndpointName>)) as T
  const list = async <T = Row>(name: EndpointName, request: object): Promise<T[]> => {
    const { items, total } = await data<{ items: T[]; total: number }>(name, request)
    expect([name, items.length]).toEqual([name, total])
    return items
  }
  return { data, list }
}
