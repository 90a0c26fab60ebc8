import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { ResultView } from '../../../../../renderer/results/index'
import { success } from '../../../../../shared/contract/result'
import type { Note } from '../../../../../shared/items/note'
import { paper as paperSchema } from '../../../../../shared/items/paper'
import { type FakeBridge, teacher } from '../../../../fakes/bridge'
import { keepDrafts } from '../../../../fakes/drafts'
import { putBridge, renderScreen } from '../../../render'

const answer = 'I goed home.'

const note: Note = {
  pos: { startPos: 2, endPos: 6 },
  comments: '過去形は went です。',
  teacher: '齋藤 薫',
  sent_content: 'goed',
}

let fake: FakeBridge

beforeEach(() => {
  fake = putBridge({ session: teacher, generation: 1 })
  keepDrafts(fake)
  fake.answer('media.resolve', ({ files }) => success({ addresses: files.map(() => null) }))
  fake.api('get-writing-notes', () => success({ items: [note], total: 1 }))
})

const show = () => {
  const paper = v.parse(paperSchema, {
    resource: { topic_id: '91', view_key: 'free-writing', resource_path: 'https://media.example/r' },
    content: { items: [{ index: 1, content: 'Write.' }] },
    answers: [{ index: 1, answer_result: answer, guid: 'g-1' }],
    guid: 'g-1',
    show_comment: 1,
  })
  renderScreen(<ResultView paper={paper} studentId="1" showAnswers marking={{ name: '青木', path: '/' }} />)
  return userEvent.setup()
}

/** The text with everything that is printed in it. */
const printed = () => document.querySelector('[lang="en"]')?.textContent ?? ''

describe('comments on paper', () => {
  it('stand at their words with number and author, and are no part of the text for a screen reader', async () => {
    show()
    const words = await screen.findByRole('button', { name: 'goed（先生のコメントあり）' })
    expect(words).toHaveTextContent(/1過去形は went です。齋藤 薫 先生1\u2060?goed/)
  })

  it('are printed from a copy of the text while the teacher edits it', async () => {
    const { click } = show()
    await click(await screen.findByRole('button', { name: /^コメント編集/ }))
    await screen.findByRole('textbox', { name: /コメントの編集/ })
    expect(printed()).not.toContain('過去形は went です。')
    act(() => {
      window.dispatchEvent(new Event('beforeprint'))
    })
    expect(document.body.textContent).toContain('過去形は went です。齋藤 薫 先生')
    expect(screen.getByRole('textbox', { name: /コメントの編集/ })).toBeInTheDocument()
    act(() => {
      window.dispatchEvent(new Event('afterprint'))
    })
    expect(document.body.textContent).not.toContain('過去形は went です。')
  })
})
