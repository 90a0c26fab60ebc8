/** Recordings without a result, which a logout removes: the teacher is asked. */
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { mayLoseRecordings } from '../../../../renderer/features/recitation/recordings-before-logout'
import { failure, success } from '../../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

const one = { id: 'k-1', text: 'Good morning.', category: 'read_sentence', at: 1, seconds: 3.4 }

/** Asks, as a logout does, with so many recordings on this PC. */
async function ask(prepare: (fake: FakeBridge) => void): Promise<Promise<boolean>[]> {
  const fake = putBridge({ session: teacher })
  prepare(fake)
  renderScreen(null)
  const answers: Promise<boolean>[] = []
  await act(async () => void answers.push(mayLoseRecordings()))
  return answers
}
const withRecordings =
  (count: number, hasRunning = false) =>
  (fake: FakeBridge) =>
    fake.answer('evaluation.list', () =>
      success({ recordings: Array.from({ length: count }, (_, at) => ({ ...one, id: `k-${at}` })), hasRunning }),
    )
const words = /^採点していない録音が2件あります。ログアウトすると、このパソコンから消えます。/

describe('before a logout', () => {
  it.each([
    ['there are none', withRecordings(0)],
    ['main cannot say', (fake: FakeBridge) => fake.answer('evaluation.list', () => failure('server', ''))],
  ])('nothing is asked if %s', async (_what, prepare) => {
    const [answer] = await ask(prepare)
    expect(await answer).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['消してログアウト', true],
    ['ログアウトしない', false],
  ])('two recordings are named, and 「%s」 decides', async (button, expected) => {
    const [answer] = await ask(withRecordings(2))
    expect(await screen.findByText(words)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(await answer).toBe(expected)
  })

  it.each([
    ['is asked about alone', 0, /^録音中または採点中の録音があります。.*終わるまでお待ちください。$/],
    [
      'and others are asked about together',
      2,
      /^採点していない録音が2件あります。.*録音中または採点中の録音があります。/,
    ],
  ])('one that is recorded or evaluated %s', async (_what, count, expected) => {
    const answers = await ask(withRecordings(count, true))
    expect(answers).toHaveLength(1)
    expect(await screen.findByText(expected)).toBeVisible()
  })
})
