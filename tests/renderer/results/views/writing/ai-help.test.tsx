import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ResultView } from '../../../../../renderer/results/index'
import { success } from '../../../../../shared/contract/result'
import { paperOf, readPaper } from '../../../../fixtures/papers'
import { answerText } from '../../../../fixtures/papers/writing'
import { renderWithProviders, useFakeBridge } from '../../render-view'

const evaluated = {
  text: answerText,
  comments: { sent_comments: [{ hit_words_pos: '2,6', hit_words: 'goed', cmt_level: 3, comment: 'went にします。' }] },
}

/** Each test has a student of its own, because drafts outlive a view. */
let students = 0

beforeEach(() => {
  students += 1
  const bridge = useFakeBridge()
  bridge.api('evaluate-xml-file', () => success(evaluated))
  bridge.api('get-writing-notes', () => success({ items: [], total: 0 }))
})

const marking = { name: '青木', path: '/paper', isOpen: true }

const show = (paper = paperOf('standard-writing'), hidesAi = false) =>
  renderWithProviders(
    <ResultView
      paper={{ ...paper, show_comment: 1 }}
      studentId={`s-${students}`}
      showAnswers
      hidesAi={hidesAi}
      marking={marking}
    />,
  )

const essay = () => screen.findByRole('textbox', { name: '生徒の英文（コメントの編集）' })
const field = () => screen.getByRole('textbox', { name: 'コメント' })
const form = () => within(screen.getByRole('group', { name: 'コメント' }))

async function press(...keys: string[]) {
  const text = await essay()
  for (const key of keys)
    fireEvent.keyDown(text, { key: key.replace('Shift+', ''), shiftKey: key.startsWith('Shift+') })
}

describe('what the AI found', () => {
  it('becomes a comment: A opens the form with its words on the marked range, Enter accepts', async () => {
    show()
    await press('a')
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('語形：went')
    expect(form().getByText('goed')).toBeVisible()
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(screen.queryByRole('textbox', { name: 'コメント' })).toBeNull()
    expect(await screen.findByText('（先生のコメントあり）')).toBeInTheDocument()
  })

  it('is the comment of the file in topic writing, and the button beside the selected mark does the same', async () => {
    show(paperOf('topic-writing'))
    await screen.findByText('（AIのコメント1 直したい）')
    await press('e')
    fireEvent.click(await screen.findByRole('button', { name: /^AIの指摘を使う/ }))
    expect(field()).toHaveValue('went にします。')
  })

  it('is cut to 99 characters, and the form says so', async () => {
    const hint = '長'.repeat(120)
    const new_writing_report = {
      score_result: { has_comment: 1 },
      sentence_result: [{ original_sentence: 'I go.', error_list: [{ error_type: '', mistake_hint: hint }] }],
    }
    const answers = [{ question_id: 1, score: 50, guid: 'g-1', answer_result: 'I go.', new_writing_report }]
    show(readPaper('standard-writing', { content: { items: [{ index: 1 }] }, answers }))
    await press('a')
    expect(field()).toHaveValue(`${'長'.repeat(98)}…`)
    expect(form().getByRole('alert')).toHaveTextContent('長いため、99文字までにしました。')
    expect(form().getByText('99/99')).toBeVisible()
  })

  it('says if there is nothing, does not replace a comment, and adds its words to those in the form', async () => {
    show()
    await press('End', 'a')
    expect(await screen.findByRole('alert')).toHaveTextContent('ここにAIの指摘はありません。')
    await press('Home', 'a')
    fireEvent.keyDown(field(), { key: 'Enter' })
    await press('Home', 'a')
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('選んだ範囲がほかのコメントと重なっています。'),
    )
    await press('Home', 'Enter')
    fireEvent.change(field(), { target: { value: '主語です。' } })
    fireEvent.click(form().getByRole('button', { name: 'AIの指摘を足す' }))
    expect(field()).toHaveValue('主語です。\n語形：went')
    expect(field()).toHaveFocus()
  })

  it('never cuts the words that the teacher has typed', async () => {
    show()
    await press('Home', 'Enter')
    const add = () => fireEvent.click(form().getByRole('button', { name: 'AIの指摘を足す' }))
    fireEvent.change(field(), { target: { value: 'あ'.repeat(94) } })
    add()
    expect(field()).toHaveValue(`${'あ'.repeat(94)}\n語形：…`)
    fireEvent.change(field(), { target: { value: 'あ'.repeat(120) } })
    add()
    expect(field()).toHaveValue('あ'.repeat(120))
    expect(await form().findByText('コメントが長いため、これ以上足せません。')).toBeVisible()
  })

  it('is not offered where the AI is hidden; A and M are letters in the form', async () => {
    show(paperOf('standard-writing'), true)
    await press('a')
    expect(screen.queryByRole('textbox', { name: 'コメント' })).toBeNull()
    await press('Home', 'Shift+ArrowRight')
    expect(await screen.findByRole('button', { name: 'コメントをつける' })).toBeVisible()
    expect(screen.queryByText('AIの指摘を使う')).toBeNull()
    await press('Enter')
    for (const key of ['a', 'm']) fireEvent.keyDown(field(), { key })
    expect(field()).toHaveValue('')
  })
})

describe('the sample answer', () => {
  it('becomes the example of the sentence at the caret with M', async () => {
    show()
    await press('m')
    expect(field()).toHaveValue('例：I went to the sea.')
    expect(form().getByText(/^I goed to the sea/)).toBeVisible()
  })

  it('stands on the selected words, and its button adds it once', async () => {
    show()
    const text = await essay()
    fireEvent.keyDown(text, { key: 'e' })
    fireEvent.click(await screen.findByRole('button', { name: /^モデル文を使う/ }))
    expect(form().getByText('goed')).toBeVisible()
    fireEvent.click(form().getByRole('button', { name: 'モデル文を足す' }))
    expect(field()).toHaveValue('例：I went to the sea.')
  })

  it('is none for a sentence without a common word', async () => {
    show()
    await press('End', 'm')
    expect(await screen.findByRole('alert')).toHaveTextContent('似ているモデル文がありません。')
  })
})
