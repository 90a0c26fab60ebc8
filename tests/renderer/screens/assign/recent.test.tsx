/** 最近出した宿題: the start of assigning homework offers earlier homework as the beginning of a new one. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { WizardChoice } from '../../../../renderer/screens/assign/screens'
import { success } from '../../../../shared/contract/result'
import { refusal } from '../../../fakes/bridge'
import { renderScreen } from '../../render'
import { homework } from '../homework/samples'
import { stopClock, wizardBridge } from './render-wizard'

stopClock()

function Place() {
  const { pathname, state } = useLocation()
  return (
    <>
      <WizardChoice />
      <output>{JSON.stringify({ pathname, state })}</output>
    </>
  )
}

function open() {
  const fake = wizardBridge(null)
  fake.api('my-homework-page-list', () =>
    success({
      items: [
        homework({ homework_id: '9', title: '来月の宿題', start_time: '2036-12-01 08:00:00' }),
        homework({ homework_id: '8', title: '聞き取り 2' }),
        homework({ homework_id: '7', title: '単語テスト 4', homework_type: 3 }),
      ],
      total: 3,
    }),
  )
  return fake
}
const table = () => screen.findByRole('table', { name: '最近出した宿題' })

describe('最近出した宿題', () => {
  it('lists the teacher’s own homework, the latest delivered first, with classes, kind and delivery', async () => {
    const fake = open()
    renderScreen(<Place />)
    const rows = within(await table())
    await rows.findByRole('button', { name: '聞き取り 2' })
    expect(rows.getAllByRole('row').map(row => row.textContent)).toEqual([
      '宿題名クラス種類配信',
      '聞き取り 22年A組・2年B組通常11/16（月）8:00',
      '単語テスト 42年A組・2年B組単語テスト11/16（月）8:00',
    ])
    expect(fake.requests('my-homework-page-list')).toEqual([
      { origin_type: 1, sort_field: 'start_time', sort_order: 'desc', page: 1, limit: 30 },
    ])
  })

  it('lists six at most', async () => {
    const fake = open()
    const items = Array.from({ length: 7 }, (_, at) => homework({ homework_id: `${at}`, title: `宿題${at}` }))
    fake.api('my-homework-page-list', () => success({ items, total: 7 }))
    renderScreen(<Place />)
    const rows = within(await table())
    expect(await rows.findByRole('button', { name: '宿題5' })).toBeVisible()
    expect(rows.queryByRole('button', { name: '宿題6' })).toBeNull()
  })

  it('reads a homework once for a double click, and says why it cannot be copied', async () => {
    const fake = open()
    fake.api('homework-basic-info', () => refusal(400, 'この宿題は見られません。'))
    renderScreen(<Place />)
    const again = await screen.findByRole('button', { name: '聞き取り 2' })
    fireEvent.click(again)
    fireEvent.click(again)
    expect(await screen.findByText('この宿題は見られません。')).toBeVisible()
    expect(fake.requests('homework-basic-info')).toEqual([{ id: '8' }])
  })

  it('begins the wizard of plans with the days of an earlier plan', async () => {
    const fake = open()
    const plan = homework({ homework_id: '8', title: '聞き取り 2', homework_type: 2 })
    const topic = { topic_id: '1', resource_id: 'r1', resource_title: '音読', resource_level: '', view_key: '' }
    fake.api('homework-basic-info', () => success(plan))
    fake.api('periodic-plan-details', () =>
      success({
        ...plan,
        plan_status: 3,
        day_count: 1,
        delivered_count: 1,
        items: [{ date: '2026-11-16', start_time: '2026-11-16 08:00:00', is_delivered: 1, topics: [topic] }],
      }),
    )
    renderScreen(<Place />)
    fireEvent.click(await screen.findByRole('button', { name: '聞き取り 2' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/admin/homework-create/periodic/3'))
    expect(screen.getByRole('status')).toHaveTextContent('"start":"2026-11-22T08:00"')
    expect(fake.requests('homework-topic-list')).toEqual([])
  })

  it('begins a wizard of the same kind at its last step, with a copy', async () => {
    const fake = open()
    fake.api('homework-basic-info', () =>
      success(homework({ homework_id: '7', title: '単語テスト 4', homework_type: 3 })),
    )
    fake.api('homework-topic-list', () => success({ items: [], total: 0 }))
    renderScreen(<Place />)
    fireEvent.click(await screen.findByRole('button', { name: '単語テスト 4' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/admin/homework-create/wordtest/2'))
    expect(screen.getByRole('status')).toHaveTextContent('"title":"単語テスト 4"')
    expect(screen.getByRole('status')).toHaveTextContent('"receivers":[]')
  })

  it('is absent if there is none, and can be read again after a failure', async () => {
    const fake = open()
    fake.api('my-homework-page-list', () => refusal(500))
    renderScreen(<Place />)
    expect(await screen.findByText('最近出した宿題を読み込めませんでした')).toBeVisible()
    fake.api('my-homework-page-list', () => success({ items: [], total: 0 }))
    fireEvent.click(screen.getByRole('button', { name: '再試行' }))
    await waitFor(() => expect(screen.queryByText(/最近出した宿題/)).toBeNull())
    expect(screen.getByRole('link', { name: /通常の宿題/ })).toBeVisible()
  })
})
