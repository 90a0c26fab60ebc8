import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ResultView } from '../../../../renderer/results/index'
import { paperOf, paperWithItems } from '../../../fixtures/papers'
import { renderWithProviders, showPaper, showResource, useFakeBridge } from '../render-view'
import { answerMark, item, textsOf } from '../screen-queries'

beforeEach(() => useFakeBridge())

const part = (name: string) => within(screen.getByRole('group', { name }))

describe('english-question-answer', () => {
  it('shows the spoken answer, coloured, with its score and the sample answer', async () => {
    showPaper(paperOf('english-question-answer'))
    const first = item('No.1')
    for (const text of [
      'Where do you live?',
      'どこに住んでいますか。',
      '生徒の答え',
      '72',
      'B',
      '66.5点',
      'I live in Nara.',
    ])
      expect(first.getByText(text)).toBeVisible()
    expect(first.getByText('leave')).toHaveClass('wrong')
    expect(textsOf(first.getAllByRole('listitem'))).toEqual(['発音 88', '流暢度 79', '完成度 96'])
    expect(await first.findByRole('button', { name: '録音を再生' })).toBeVisible()
    expect(first.queryByText('正解')).toBeNull()
  })

  it('marks a typed answer, without a score', () => {
    showPaper(paperOf('english-question-answer'))
    const second = item('No.2')
    expect(second.getByText('不正解')).toBeVisible()
    expect(second.getByText('I is ten.')).toBeVisible()
    expect(second.getByText('I am ten. / Ten.')).toBeVisible()
    expect(second.getByText('数字で答えます。')).toBeVisible()
    expect(second.getByText('40%')).toBeVisible()
    expect(second.queryByText('C')).toBeNull()
  })

  it('shows 未回答 with the right answer, and the text above its question', () => {
    showPaper(paperOf('english-question-answer'))
    const third = item('No.3')
    expect(third.getByText('未回答')).toBeVisible()
    expect(third.getByText('She is Yui.')).toBeVisible()
    const text = third.getByText('This is my sister Yui.')
    const follows = text.compareDocumentPosition(third.getByText('Who is she?'))
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('labels the answer as the student’s own in the student’s view', () => {
    renderWithProviders(<ResultView paper={paperOf('english-question-answer')} viewer="student" showAnswers />)
    expect(item('No.1').getByText('あなたの答え')).toBeVisible()
  })
})

describe('ja-en-translation', () => {
  it('shows the Japanese prompt, and the right English if the answer was wrong or missing', () => {
    showPaper(paperOf('ja-en-translation'))
    expect(item('No.1').getByText('犬が好きです。')).toBeVisible()
    expect(item('No.1').getByText('英語にしましょう。')).toBeVisible()
    expect(item('No.1').getByText('I like dogs.')).toBeVisible()
    expect(item('No.3').getByText('runs')).toBeVisible()
  })

  it('does not show the expected English in the prompt', () => {
    showResource(paperOf('ja-en-translation'))
    expect(screen.queryByText('This is a pen.')).toBeNull()
    expect(item('No.3').getByText(/He/)).toBeVisible()
  })

  it('shows it when right answers are requested', () => {
    showResource(paperOf('ja-en-translation'), true)
    expect(item('No.2').getByText('This is a pen.')).toBeVisible()
  })
})

describe('the explanations of a question', () => {
  it('are both shown, but once if they are equal', () => {
    showPaper(
      paperWithItems('english-question-answer', [
        { index: 1, question: 'Who?', info: '主語を答えます。', note_homework: '主語を答えます。' },
        { index: 2, question: 'When?', info: '時を答えます。', note_homework: '前置詞に注意。' },
      ]),
    )
    expect(item('No.1').getAllByText('主語を答えます。')).toHaveLength(1)
    expect(item('No.2').getByText('時を答えます。')).toBeVisible()
    expect(item('No.2').getByText('前置詞に注意。')).toBeVisible()
  })
})

describe('sentence-meaning', () => {
  it('uses the translation as the right answer', () => {
    showPaper(paperOf('sentence-meaning'))
    const first = item('No.1')
    expect(first.getByText('猫が好きです。')).toHaveAttribute('lang', 'ja')
    expect(first.getByText('犬が好きです。')).toBeVisible()
    expect(item('No.3').getByText('彼は走ります。')).toBeVisible()
    expect(item('No.2').getAllByText('これはペンです。')).toHaveLength(1)
  })

  it('does not reveal it in a preview', () => {
    showResource(paperOf('sentence-meaning'))
    expect(item('No.1').getByText('I like dogs.')).toBeVisible()
    expect(screen.queryByText('犬が好きです。')).toBeNull()
  })
})

describe('sentence-conversion', () => {
  it('shows the original sentence, the instruction, and every right answer', () => {
    showPaper(paperOf('sentence-conversion'))
    const first = item('No.1')
    for (const text of ['もとの文', 'I run.', '否定文に', 'I not run.', 'I don’t run. / I do not run.'])
      expect(first.getByText(text)).toBeVisible()
  })

  it('marks each blank of a partly given sentence', () => {
    showPaper(paperOf('sentence-conversion'))
    const second = item('No.2')
    expect(second.getByText('一部正解')).toBeVisible()
    expect(second.getByText('50点')).toBeVisible()
  })

  it('uses the only other sentence as the right answer', () => {
    showPaper(paperOf('sentence-conversion'))
    expect(item('No.3').getByText('Do you run?').closest('p')).toHaveTextContent('未回答正解：Do you run?')
  })
})

describe('picture-description', () => {
  it('shows the picture beside the student’s description', async () => {
    showPaper(paperOf('picture-description'))
    const picture = await item('No.1').findByRole('img', { name: '絵を説明しましょう。の画像' })
    expect(picture).toHaveAttribute('src', 'https://media.example/r-31/park.png')
    expect(item('No.1').getAllByText('It is sunny.')).toHaveLength(2)
  })

  it('marks a wrong spoken answer with a cross, with the right answer', () => {
    showPaper(paperOf('picture-description'))
    const second = item('No.2')
    for (const text of ['不正解', 'C', 'A goat.', 'A boat.']) expect(second.getByText(text)).toBeVisible()
  })
})

describe('picture-answer', () => {
  it('marks each question by how it was answered', () => {
    showPaper(paperOf('picture-answer'))
    expect(part('Q.1').getByText('55')).toBeVisible()
    expect(part('Q.1').queryByText('正解')).toBeNull()
    expect(part('Q.2').getByText('不正解')).toBeVisible()
    expect(screen.getAllByText('未回答')).toHaveLength(1)
  })
})

describe('quick-response', () => {
  it('shows the sound of the sample answer beside the recording', async () => {
    showPaper(paperOf('quick-response'))
    const first = item('No.1')
    expect(await first.findByRole('slider', { name: /解答例/ })).toBeVisible()
    expect(first.getByRole('button', { name: '解答例を再生' })).toBeVisible()
    expect(first.getByRole('button', { name: '録音を再生' })).toBeVisible()
    expect(first.queryByText('Fine.')).toBeNull()
  })

  it('marks a choice even if it was recorded', () => {
    showPaper(paperOf('quick-response'))
    expect(answerMark(item('No.3'), '正解')).toBeVisible()
  })

  it('shows a long answer completely', () => {
    const long = 'I think so because '.repeat(60)
    showPaper(
      paperWithItems(
        'quick-response',
        [{ index: 1, question: 'Why?' }],
        [{ question_id: 1, score: 100, answer_result: long }],
      ),
    )
    expect(item('No.1').getByText(long.trim())).toBeVisible()
  })
})
