/** Publishing a homework that was created before and has since been deleted: status 2 of `publish-result`. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failure, success } from '../../../../shared/contract/result'
import type { FakeBridge } from '../../../fakes/bridge'
import { defined } from '../../../fixtures/defined'
import { homework } from '../homework/samples'
import { draftOf } from './drafts'
import { clickSend, now, openSummary, openWizard, stopClock, storedDraft, wizardBridge } from './render-wizard'

const deleted = 'この宿題は一度作成され、その後削除されました。もう一度「宿題を出す」を押すと、新しく出します。'

stopClock()

/** Opens the summary of a complete draft with the request id `request-1`. */
async function open(sent: 0 | 1): Promise<{ fake: FakeBridge; summary: HTMLElement }> {
  const fake = wizardBridge({ ...draftOf(1, now), request_id: 'request-1', sent })
  fake.api('publish-result', () => success({ status: 2, homework_id: undefined }))
  openWizard('routine', 3)
  return { fake, summary: await openSummary() }
}

const newId = expect.stringMatching(/^[\da-f-]{36}$/)
const sentIds = (fake: FakeBridge) => fake.requests('publish-homework').map(({ request_id }) => request_id)

/** The next click creates the same homework under a new request id, and opens it. */
async function expectNewHomework(fake: FakeBridge, summary: HTMLElement): Promise<void> {
  const before = fake.requests('publish-homework')
  fake.api('publish-homework', () => success(homework({ homework_id: '900' })))
  clickSend(summary)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const requests = fake.requests('publish-homework')
  expect(requests).toHaveLength(before.length + 1)
  const { request_id, ...body } = defined(requests.at(-1))
  expect(request_id).toEqual(newId)
  expect(body).toEqual({
    homework_type: 1,
    title: 'Unit 3 の復習',
    team_ids: '1,2',
    delivery_type: 0,
    end_time: '2026-11-28 23:59:00',
    delay: 0,
    required_times: 0,
    translation: 1,
    subtitle: 1,
    sample_answer: 1,
    speech_speed: 1,
    answer_tips: 1,
    topics: [{ resource_id: 'r1' }, { resource_id: 'r2' }],
  })
}

it('says so after a lost reply, stores a new request id, and creates the homework on the next click', async () => {
  const { fake, summary } = await open(0)
  fake.api('publish-homework', () => failure('network', '切れました'))
  clickSend(summary)
  expect(await within(summary).findByRole('alert')).toHaveTextContent(deleted)
  expect(fake.requests('publish-result')).toEqual([{ request_id: 'request-1' }])
  expect(sentIds(fake)).toEqual(['request-1'])
  await waitFor(() => expect(storedDraft(fake)).toMatchObject({ title: 'Unit 3 の復習', sent: 0, request_id: newId }))
  await expectNewHomework(fake, summary)
})

it('says so when the teacher asks again for an unknown outcome', async () => {
  const { fake, summary } = await open(0)
  fake.api('publish-homework', () => failure('timeout', '切れました'))
  fake.api('publish-result', () => failure('network', '切れました'))
  clickSend(summary)
  const checkAgain = await within(summary).findByRole('button', { name: 'もう一度確認する' })
  fake.api('publish-result', () => success({ status: 2, homework_id: undefined }))
  fireEvent.click(checkAgain)
  await waitFor(() => expect(within(summary).getByRole('alert')).toHaveTextContent(deleted))
  expect(within(summary).queryByRole('button', { name: 'もう一度確認する' })).toBeNull()
  expect(sentIds(fake)).toEqual(['request-1'])
  await expectNewHomework(fake, summary)
})

it('says so instead of sending a draft whose earlier outcome was unknown', async () => {
  const { fake, summary } = await open(1)
  clickSend(summary)
  expect(await within(summary).findByRole('alert')).toHaveTextContent(deleted)
  expect(fake.requests('publish-result')).toEqual([{ request_id: 'request-1' }])
  expect(sentIds(fake)).toEqual([])
  await expectNewHomework(fake, summary)
})
