import { expect, it } from 'vitest'
import { createDownloadOwners } from '../../../../main/host/loopback/download-owners'
import type { DownloadState } from '../../../../shared/contract/types'

const state = (id: string) => ({ id, ticket: `ticket-${id}` }) as DownloadState
const owners = () => createDownloadOwners({ isValid: ticket => ticket !== 'ticket-expired' })

it('gives a ticket to the page only that started the download, as long as the ticket is valid', () => {
  const known = owners()
  known.setOwner('1', 'page-a')
  known.setOwner('2', 'page-b')
  known.setOwner('expired', 'page-a')
  const tickets = (page: string) => ['1', '2', 'expired', 'other'].map(id => known.stateFor(page, state(id)).ticket)
  expect(tickets('page-a')).toEqual(['ticket-1', undefined, undefined, undefined])
  expect(tickets('page-b')).toEqual([undefined, 'ticket-2', undefined, undefined])
})

it('remembers the owners of 200 downloads, and forgets the first one then', () => {
  const known = owners()
  for (let id = 1; id <= 200; id++) known.setOwner(String(id), 'page')
  expect(known.stateFor('page', state('1')).ticket).toBe('ticket-1')
  known.setOwner('201', 'page')
  expect(known.stateFor('page', state('1')).ticket).toBeUndefined()
  expect(known.stateFor('page', state('2')).ticket).toBe('ticket-2')
  expect(known.stateFor('page', state('201')).ticket).toBe('ticket-201')
})
