/** The status of each row of the homework list (SPEC §4; words from DESIGN §6). */
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HomeworkManagement } from '../../../../renderer/screens/homework/HomeworkManagement'
import { success } from '../../../../shared/contract/result'
import { putBridge, renderScreen } from '../../render'
import { homework } from './samples'

const rows = [
  [1, '進行中'],
  [2, '全員提出'],
  [3, '終了'],
  [4, '送信処理中'],
  [5, '配信待ち'],
  [6, '再配信'],
  // a status that this version does not know
  [7, ''],
] as const

it('has its own label in the row of its homework', async () => {
  const items = rows.map(([status]) =>
    homework({ homework_id: String(status), title: `状況${status}の宿題`, status, team_names: ['1年A組'] }),
  )
  const fake = putBridge()
  fake.api('team-rows', () => success({ items: [], total: 0 }))
  fake.api('my-homework-page-list', () => success({ items, total: items.length }))
  renderScreen(<HomeworkManagement />)
  await screen.findByRole('link', { name: '状況1の宿題' })
  const table = screen.getByRole('table', { name: '宿題の一覧' })
  const columns = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
  const statusOf = (title: string) => {
    const row = within(table).getByRole('link', { name: title }).closest('tr') as HTMLElement
    return row.querySelectorAll('th, td')[columns.indexOf('状況')]?.textContent
  }
  expect(columns.filter(name => name === '状況')).toHaveLength(1)
  expect(rows.map(([status]) => [status, statusOf(`状況${status}の宿題`)])).toEqual(rows)
})
