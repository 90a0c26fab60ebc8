/** The summary before a homework is published: one publication, warnings, and what stays if it does not succeed. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { AssignDraft } from '../../../../renderer/features/homework/draft/assign-draft'
import { failure, success } from '../../../../shared/contract/result'
import { day } from '../../../../shared/domain/time'
import { type FakeBridge, refusal } from '../../../fakes/bridge'
import { defined } from '../../../fixtures/defined'
import { homework } from '../homework/samples'
import { draftOf } from './drafts'
import { clickSend, now, openSummary, openWizard, stopClock, storedDraft, wizardBridge } from './render-wizard'

stopClock()

const draft = (change: Partial<AssignDraft> = {}): AssignDraft => ({
  ...draftOf(1, now),
  request_id: 'request-1',
  ...change,
})

/** Opens the summary of a stored draft; `prepare` sets answers before the page is opened. */
async function open(change: Partial<AssignDraft> = {}, prepare: (fake: FakeBridge) => void = () => undefined) {
  const fake = wizardBridge(draft(change))
  prepare(fake)
  openWizard('routine', 3)
  return { fake, summary: await openSummary() }
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Makes `publish-homework` wait until the returned function is called. */
function holdPublication(fake: FakeBridge): () => void {
  let answer = (): void => undefined
  fake.api('publish-homework', async () => {
    await new Promise<void>(resolve => {
      answer = resolve
    })
    return success(homework({ homework_id: '900' }))
  })
  return () => answer()
}

describe('a draft that was sent before', () => {
  it('is not sent again if it was created, and the teacher reads that later changes are not in it', async () => {
    const { fake, summary } = await open({ sent: 1 })
    fake.api('publish-result', () => success({ status: 1, homework_id: '900' }))
    clickSend(summary)
    expect(await screen.findByText(/そのあとに変えた内容は反映されていません/)).toBeInTheDocument()
    expect(fake.requests('publish-result')).toEqual([{ request_id: 'request-1' }])
    expect(fake.requests('publish-homework')).toEqual([])
  })

  it('is not sent while its outcome is unknown', async () => {
    const { fake, summary } = await open({ sent: 1 })
    fake.api('publish-result', () => failure('network', '切れました'))
    clickSend(summary)
    expect(await within(summary).findByRole('alert')).toHaveTextContent('確認できません')
    expect(fake.requests('publish-homework')).toEqual([])
  })

  it('opens no homework that was deleted since, also if the server still gives its id', async () => {
    const { fake, summary } = await open({ sent: 1 })
    fake.api('publish-result', () => success({ status: 2, homework_id: '900' }))
    clickSend(summary)
    expect(await within(summary).findByRole('alert')).toHaveTextContent('その後削除されました。')
    expect(fake.requests('publish-homework')).toEqual([])
  })

  it('is sent if it was not created', async () => {
    const { fake, summary } = await open({ sent: 1 })
    fake.api('publish-result', () => success({ status: 0 }))
    clickSend(summary)
    await closed()
    expect(fake.requests('publish-homework')).toHaveLength(1)
  })
})

describe('the draft', () => {
  it('is stored as sent while the outcome is unknown', async () => {
    const { fake, summary } = await open()
    fake.api('publish-homework', () => failure('timeout', '切れました'))
    fake.api('publish-result', () => failure('network', '切れました'))
    clickSend(summary)
    expect(await within(summary).findByRole('alert')).toHaveTextContent('確認できません')
    await waitFor(() => expect(defined(storedDraft(fake))).toMatchObject({ request_id: 'request-1', sent: 1 }))
  })

  it('is removed once the homework is published', async () => {
    const { fake, summary } = await open()
    clickSend(summary)
    await closed()
    const removed = () => fake.calls.filter(({ method }) => method === 'drafts.remove')
    await waitFor(() => expect(removed()).toMatchObject([{ argument: { key: 'assign/routine' } }]))
  })

  it('is not published if its deadline passed while the summary was open', async () => {
    const { fake, summary } = await open()
    vi.setSystemTime(now + 10 * day)
    clickSend(summary)
    await closed()
    expect(await screen.findByText('期限は、現在より後の日時を指定してください。')).toBeVisible()
    expect(fake.requests('publish-homework')).toEqual([])
  })

  it('is not published if its delivery passed while the summary was open, and stays', async () => {
    const { fake, summary } = await open({ delivery_type: 1, start: '2026-11-22T09:00' })
    fake.emit('clock.changed', { offset: 2 * day })
    clickSend(summary)
    await closed()
    const start = screen.getByRole('textbox', { name: '配信日時' })
    await waitFor(() => expect(start).toHaveFocus())
    expect(start).toHaveAccessibleDescription(
      expect.stringContaining('配信日時は、現在より後の日時を指定してください。'),
    )
    expect(screen.getByRole('textbox', { name: '宿題名' })).toHaveValue('Unit 3 の復習')
    expect(fake.requests('publish-homework')).toEqual([])
    act(() => fake.emit('clock.changed', { offset: 0 }))
  })
})

describe('the message after the publication', () => {
  it.each([
    ['of a homework that is delivered at once', {}, '宿題を出しました。'],
    [
      'of one that is delivered later',
      { delivery_type: 1, start: '2026-11-24T08:00' } as const,
      '宿題を登録しました。11/24（火）8:00に配信します。',
    ],
  ])('%s', async (_, change, words) => {
    const { summary } = await open(change)
    clickSend(summary)
    expect(await screen.findByText(words)).toBeInTheDocument()
  })
})

describe('the summary', () => {
  it('stays open while it sends', async () => {
    const { fake, summary } = await open()
    const answer = holdPublication(fake)
    clickSend(summary)
    await waitFor(() => expect(fake.requests('publish-homework')).toHaveLength(1))
    fireEvent.click(within(summary).getByRole('button', { name: '閉じる' }))
    expect(within(summary).getByText('Unit 3 の復習')).toBeVisible()
    expect(within(summary).getByRole('button', { name: '内容を直す' })).toBeDisabled()
    act(answer)
    await closed()
  })

  it('publishes to single students only when the students of all classes are known', async () => {
    let answer = (): void => undefined
    const receivers = [
      { team_id: '1', student_ids: null },
      { team_id: '2', student_ids: ['21'] },
    ]
    const { fake, summary } = await open({ receivers }, bridge =>
      bridge.api('student-list-by-team', async () => {
        await new Promise<void>(resolve => {
          const before = answer
          answer = () => {
            before()
            resolve()
          }
        })
        const student = { number: '', nickname: '', team_name: '', grade_name: '', class_name: '' }
        const items = ['11', '12'].map(student_id => ({ ...student, student_id, team_id: '1' }))
        return success({ items, total: 2 })
      }),
    )
    const send = within(summary).getByRole('button', { name: '宿題を出す' })
    expect(send).toBeDisabled()
    act(answer)
    await waitFor(() => expect(send).toBeEnabled())
    clickSend(summary)
    await closed()
    expect(fake.requests('publish-homework')).toMatchObject([{ team_ids: '1,2', student_ids: '11,12,21' }])
  })

  it('says that it cannot be sent to single students while those of a class cannot be read', async () => {
    const receivers = [
      { team_id: '1', student_ids: null },
      { team_id: '2', student_ids: ['21'] },
    ]
    const { summary } = await open({ receivers }, fake => fake.api('student-list-by-team', () => refusal(400)))
    expect(await within(summary).findByText(/^生徒を読み込めないため、出せません。/)).toBeVisible()
    expect(within(summary).getByRole('button', { name: '宿題を出す' })).toBeDisabled()
  })

  it('says so if no setting is on', async () => {
    const switches = { translation: 0, subtitle: 0, sample_answer: 0, speech_speed: 0, answer_tips: 0 } as const
    const { summary } = await open({ switches })
    expect(within(summary).getByText('設定').nextElementSibling).toHaveTextContent('なし')
  })

  it('warns of a homework with this very title, and of contents that a class got recently', async () => {
    const use = (resource_title: string, start_time: string) => ({
      resource_id: 'r1',
      resource_title,
      team_id: '1',
      team_name: '1年A組',
      homework_id: '1',
      title: '',
      start_time,
    })
    const { fake, summary } = await open({ title: ' Unit 3 の復習 ' }, bridge => {
      bridge.api('my-homework-page-list', () =>
        success({
          items: [
            homework({ title: 'Unit 3 の復習 2', team_names: ['2年C組'], end_time: '2026-11-30 12:00:00' }),
            homework({ title: 'Unit 3 の復習', team_names: ['1年B組'], end_time: '2026-11-20 12:00:00' }),
          ],
          total: 2,
        }),
      )
      bridge.api('resource-team-uses', () =>
        success({
          items: [
            use('前の教材', '2026-01-05 08:00:00'),
            use('最近の教材', '2026-11-16 08:00:00'),
            use('次の教材', '2027-01-08 08:00:00'),
            use('次の教材', '2027-01-09 08:00:00'),
            use('次の教材', '2027-01-10 08:00:00'),
          ],
          total: 5,
        }),
      )
    })
    const warnings = await within(summary).findByRole('region', { name: '確認してください' })
    await within(warnings).findByText(/最近の教材/)
    await waitFor(() =>
      expect(
        within(warnings)
          .getAllByRole('listitem')
          .map(item => item.textContent),
      ).toEqual([
        '1年A組には「最近の教材」を11/16（月）8:00にも出しています。',
        '1年A組には「次の教材」を2027/1/8（金）8:00にも出す予定です。',
        '1年A組には「次の教材」を2027/1/9（土）8:00にも出す予定です。',
        'ほかにも1件、同じ教材を最近出したか、出す予定です。',
        '同じ名前の宿題がすでにあります（1年B組、期限11/20（金）12:00）。',
      ]),
    )
    expect(fake.requests('resource-team-uses')).toEqual([{ resource_ids: 'r1,r2', team_ids: '1,2' }])
    expect(fake.requests('my-homework-page-list')).toContainEqual({
      search_type: 'title',
      search_title: 'Unit 3 の復習',
      page: 1,
      limit: 20,
    })
  })
})
