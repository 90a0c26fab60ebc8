import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paperOf, readPaper } from '../../../fixtures/papers'
import { showPaper, showResource, useFakeBridge } from '../render-view'
import { answerMark, item, textsOf } from '../screen-queries'

beforeEach(() => useFakeBridge())

describe('listening', () => {
  it('marks the right choice, also where the student chose it', () => {
    showPaper(paperOf('listening'))
    const choices = textsOf(within(item('No.1').getByRole('list', { name: '選択肢' })).getAllByRole('listitem'))
    expect(choices).toEqual(['1To the park.', '2To the library.生徒の答え正解'])
    expect(item('No.1').getByText('I’m going to the library.')).toBeVisible()
  })

  it('shows the right choice of a wrong answer', () => {
    showPaper(paperOf('listening'))
    const sub = within(screen.getByRole('group', { name: 'Q.1' }))
    expect(textsOf(within(sub.getByRole('list', { name: '選択肢' })).getAllByRole('listitem'))).toEqual([
      '1Ken生徒の答え',
      '2Emi正解',
    ])
    expect(sub.getByText('40%')).toBeVisible()
    expect(within(screen.getByRole('group', { name: 'Q.2' })).getByText('未回答')).toBeVisible()
  })

  it('shows the script of a sub-question below its question; English without a question is the question', () => {
    const questions = [
      { question_id: 'a', question: 'Who called?', screen_text: 'Ken called.', screen_jp: '健が電話した。' },
      { question_id: 'b', screen_text: 'Who called?', screen_jp: 'だれが電話しましたか。' },
    ]
    showPaper(readPaper('listening', { content: { items: [{ index: 1, audio_file: 'l1.wav', questions }] } }))
    const first = part('Q.1')
    for (const shown of ['Who called?', '放送文', 'Ken called.', '健が電話した。'])
      expect(first.getByText(shown)).toBeVisible()
    const second = part('Q.2')
    // once: as the question only
    for (const shown of ['Who called?', 'だれが電話しましたか。']) expect(second.getByText(shown)).toBeVisible()
    expect(second.queryByText('放送文')).toBeNull()
  })

  it('names pictures by their position', async () => {
    showPaper(paperOf('listening'))
    const third = item('No.3')
    expect(await third.findByRole('img', { name: '選択肢1の画像' })).toHaveAttribute(
      'src',
      'https://media.example/r-31/umbrella.png',
    )
    expect(third.getByText('選択肢1')).toBeVisible()
    expect(third.getByText('選択肢2')).toBeVisible()
  })
})

/** The numbered boxes of a text with their contents. */
const boxes = (within: HTMLElement) => textsOf([...within.querySelectorAll<HTMLElement>('[data-blank]')])

const part = (name: string) => within(screen.getByRole('group', { name }))

describe('reading-comprehension', () => {
  it('keeps the text visible and focusable beside its questions', () => {
    showPaper(paperOf('reading-comprehension'))
    const text = item('No.1').getByRole('region', { name: 'No.1の本文' })
    expect(text).toHaveAttribute('tabindex', '0')
    expect(within(text).getByRole('heading', { name: 'A Dog' })).toBeVisible()
    expect(within(text).getByText('Pochi is a dog. He lives in Nara.')).toBeVisible()
    expect(within(text).getByText('ポチは犬です。')).toBeVisible()
    expect(within(text).queryByText('What is Pochi?')).toBeNull()
  })

  it('marks each question, chosen or typed, with its own class statistics', () => {
    showPaper(paperOf('reading-comprehension'))
    expect(answerMark(part('Q.1'), '正解')).toBeVisible()
    const second = part('Q.2')
    for (const shown of ['不正解', 'Nara', '地名です。', '35%']) expect(second.getByText(shown)).toBeVisible()
    expect(boxes(screen.getByRole('group', { name: 'Q.2' }))).toEqual(['空所1Osaka'])
  })

  it('shows an item with its own text beside its question', () => {
    showPaper(paperOf('reading-comprehension'))
    const second = item('No.2')
    expect(within(second.getByRole('region', { name: 'No.2の本文' })).getByText('It is cold.')).toBeVisible()
    expect(second.getByText('How is it?')).toBeVisible()
    expect(second.getByText('未回答')).toBeVisible()
  })

  it('shows the text of the whole content beside all questions', () => {
    showPaper(readPaper('reading-comprehension', { content: { screen_text: 'All.', items: [{ question: 'Why?' }] } }))
    const text = within(screen.getByRole('region', { name: '本文' }))
    expect(text.getByText('All.')).toBeVisible()
    expect(item('No.1').queryByText('All.')).toBeNull()
  })
})

describe('eiken-cloze-test', () => {
  const text = () => item('No.1').getByRole('region', { name: 'No.1の本文' })

  it('numbers the boxes, fills them with the chosen options, and breaks lines', () => {
    showPaper(paperOf('eiken-cloze-test'))
    expect(boxes(text())).toEqual(['空所11go', '空所22read', '空所33'])
    expect(text().querySelectorAll('br')).toHaveLength(1)
  })

  it('marks boxes and questions alike, and shows the right answers', () => {
    showPaper(paperOf('eiken-cloze-test'))
    expect(within(text()).getByText('go').parentElement).toHaveClass('right')
    expect(within(text()).getByText('read').parentElement).toHaveClass('wrong')
    expect(textsOf(part('Q.2').getAllByRole('listitem'))).toEqual(['1read生徒の答え', '2reads正解'])
    expect(part('Q.3').getByText('未回答')).toBeVisible()
  })

  it('marks the blanks of a text that is answered as a whole', () => {
    showPaper(paperOf('eiken-cloze-test'))
    const second = screen.getByRole('article', { name: 'No.2' })
    expect(boxes(second)).toEqual(['空所11x', '空所22z'])
    expect(within(second).getByText('一部正解')).toBeVisible()
  })

  it('fills the blanks of the lead from the items below', () => {
    const items = [
      { question_id: 'a', choose: ['go', 'goes'], answer: '1' },
      { question_id: 'b', answers: ['home'] },
    ]
    const answers = [
      { question_id: 'a', answer_result: 1, score: 1 },
      { question_id: 'b', answer_result: 'house', score: 0 },
    ]
    showPaper(readPaper('eiken-cloze-test', { content: { screen_text: 'I __ __.', items }, answers }))
    expect(boxes(screen.getByRole('region', { name: '本文' }))).toEqual(['空所11go', '空所22house'])
  })

  it('leaves the boxes of a preview empty', () => {
    showResource(paperOf('eiken-cloze-test'), true)
    expect(boxes(text())).toEqual(['空所11', '空所22', '空所33'])
  })
})

describe('eiken-fill-blanks-writing', () => {
  it('fills the boxes with the typed answers, and marks each below', () => {
    showPaper(paperOf('eiken-fill-blanks-writing'))
    const first = screen.getByRole('article', { name: 'No.1' })
    expect(boxes(first)).toEqual(['空所11well', '空所22'])
    expect(answerMark(part('Q.1'), '正解')).toBeVisible()
    expect(part('Q.1').getByText('元気で')).toBeVisible()
    expect(part('Q.2').getByText('happy / glad')).toBeVisible()
  })

  it('marks several blanks of one answer separately', () => {
    showPaper(paperOf('eiken-fill-blanks-writing'))
    expect(textsOf(item('No.2').getAllByRole('listitem'))).toEqual([
      '(1)空所1正解生徒の答え was',
      '(2)空所2不正解生徒の答え could→正解：cold',
    ])
  })
})
