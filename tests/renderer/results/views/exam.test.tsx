import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ResultView } from '../../../../renderer/results/index'
import { paperOf, readPaper } from '../../../fixtures/papers'
import { renderWithProviders, showPaper, showResource, useFakeBridge } from '../render-view'
import { answerMark, item, textsOf } from '../screen-queries'

beforeEach(() => useFakeBridge())

const question = (name: string) => within(screen.getByRole('group', { name }))

describe('reading aloud in an exam', () => {
  it('shows words with phonetic symbols, score and meaning', () => {
    showPaper(paperOf('exam-word-reading'))
    for (const text of ['/kʌm/', 'お入りください。', '84', 'A']) expect(item('No.1').getByText(text)).toBeVisible()
  })

  it.each([
    'exam-sentence-reading',
    'exam-text-reading',
    'exam-shadow-reading',
    'exam-sentence-shadow-reading',
  ] as const)('%s marks misread words, shows a cross for 0 and plays the interlude', async key => {
    showPaper(paperOf(key))
    expect(item('No.1').getByText('（読み誤り）').parentElement).toHaveTextContent('Come')
    expect(item('No.2').getByText('不正解')).toBeVisible()
    expect(item('No.1').getByText('71.5点')).toBeVisible()
    const wait = screen.getByRole('list', { name: '案内の音声' })
    expect(within(wait).getByRole('button', { name: '案内を再生' })).toBeInTheDocument()
    expect(item('No.2').getByText('Sit down.').compareDocumentPosition(wait)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(item('No.3').getByText('Thank you.').compareDocumentPosition(wait)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  it('shows the picture of the text', async () => {
    showPaper(paperOf('exam-picture-reading'))
    expect(await item('No.1').findByRole('img', { name: 'お入りください。の画像' })).toBeVisible()
    expect(item('No.1').getByText('録音を再生')).toBeVisible()
  })
})

describe('speaking in an exam', () => {
  it.each(['exam-quick-response', 'exam-speaking'] as const)('%s shows prompt, answer and sample answer', key => {
    showPaper(paperOf(key))
    const first = item('No.1')
    for (const text of ['What did you do?', 'I walked.', 'I ran.', 'Sunday', '84']) {
      expect(first.getByText(text)).toBeVisible()
    }
    const second = item('No.2')
    expect(second.getByText('不正解')).toBeVisible()
    expect(second.getByText('In the park.')).toBeVisible()
    expect(item('No.3').getByText('未回答')).toBeVisible()
  })

  it('shows a content without items as the only question, with its only answer', () => {
    const content = { question_description: 'Talk about your town.', sample: { en_answer: 'It is small.' } }
    showPaper(
      readPaper('exam-speaking', { content, answers: [{ question_id: 'r-31', score: 62, sound_file: 'm.wav' }] }),
    )
    for (const text of ['Talk about your town.', 'It is small.', '62'])
      expect(item('No.1').getByText(text)).toBeVisible()
  })
})

describe('exam-integrated-process', () => {
  it('shows kind and instruction above each part', () => {
    showPaper(paperOf('exam-integrated-process'))
    const kinds = ['音読', 'スピーキング', 'ナレーション']
    kinds.forEach((kind, at) => {
      expect(item(`No.${at + 1}`).getByRole('heading', { name: kind })).toBeVisible()
    })
    expect(item('No.1').getByText('Read the passage.')).toBeVisible()
  })

  it('shows the sub-questions of a part with their own answers, and no mark on the part itself', () => {
    showPaper(paperOf('exam-integrated-process'))
    expect(item('No.1').getByText('84')).toBeVisible()
    expect(question('Q.1').getByText('It is camping.')).toBeVisible()
    expect(question('Q.1').getByText('62')).toBeVisible()
    expect(question('Q.2').getByText('未回答')).toBeVisible()
    expect(item('No.2').getAllByText('未回答')).toHaveLength(1)
    expect(item('No.3').getByText('They sat.')).toBeVisible()
  })
})

describe('exam-free-account-question', () => {
  it('shows the student’s text in a disabled box, with score and sample answer', () => {
    showPaper(paperOf('exam-free-account-question'))
    const box = item('No.1').getByRole('textbox', { name: '生徒の答え' })
    expect(box).toBeDisabled()
    expect(box).toHaveValue('I like dogs.\nThey is kind.')
    for (const text of ['72', 'Yes, I do.', '意見を書く']) expect(item('No.1').getByText(text)).toBeVisible()
  })

  it('shows the right answer for a 0, and 未回答 with an empty box', () => {
    showPaper(paperOf('exam-free-account-question'))
    for (const text of ['不正解', 'They should.', 'I think so.']) expect(item('No.2').getByText(text)).toBeVisible()
    expect(item('No.3').getByText('未回答')).toBeVisible()
    expect(item('No.3').getByRole('textbox')).toHaveValue('')
  })

  it('labels the box as the student’s own in the student’s view', () => {
    renderWithProviders(<ResultView paper={paperOf('exam-free-account-question')} viewer="student" showAnswers />)
    expect(item('No.1').getByRole('textbox', { name: 'あなたの答え' })).toBeVisible()
  })
})

describe('choices in an exam', () => {
  it('fills the blank with the choice, and shows the right one for a wrong answer', () => {
    showPaper(paperOf('exam-grammar-choice'))
    expect(answerMark(item('No.1'), '正解')).toBeVisible()
    const choices = within(item('No.2').getByRole('list', { name: '選択肢' })).getAllByRole('listitem')
    expect(textsOf(choices)).toEqual(['1by生徒の答え', '2for正解'])
    expect(item('No.2').getByText('40%')).toBeVisible()
  })

  it('asks about a sound, with the script below', () => {
    showPaper(paperOf('exam-listening'))
    expect(item('No.1').getByText('放送文')).toBeVisible()
    expect(question('Q.1').getByText('不正解')).toBeVisible()
    expect(question('Q.1').getByText('35%')).toBeVisible()
    expect(screen.getByRole('list', { name: '案内の音声' })).toBeVisible()
  })

  it('keeps the passage visible beside its questions, chosen and typed', () => {
    showPaper(paperOf('exam-reading-comprehension'))
    const passage = within(item('No.1').getByRole('region', { name: 'No.1の本文' }))
    for (const text of ['We will meet at the gate.', '門に集まります。', 'Clean the river']) {
      expect(passage.getByText(text)).toBeVisible()
    }
    expect(question('Q.1').getByText('不正解')).toBeVisible()
    expect(question('Q.2').getByText('正解')).toBeVisible()
    expect(question('Q.3').getByText('未回答')).toBeVisible()
  })
})

describe('exam-treatment-policy', () => {
  it('lists the titled sounds above the pictures', async () => {
    showPaper(paperOf('exam-treatment-policy'))
    const list = within(screen.getByRole('list', { name: '音声の一覧' }))
    expect(list.getByText('May I come in?', { ignore: '[aria-hidden]' })).toBeVisible()
    expect(await item('No.1').findByRole('img', { name: 'ノックします。の画像' })).toBeVisible()
  })

  it('marks only items with a question', () => {
    showPaper(paperOf('exam-treatment-policy'))
    expect(item('No.1').queryByText('未回答')).toBeNull()
    expect(item('No.2').getByText('不正解')).toBeVisible()
    expect(item('No.3').getByText('未回答')).toBeVisible()
  })

  it('shows right answers of a resource only on request', () => {
    showResource(paperOf('exam-treatment-policy'), true)
    expect(item('No.2').getByText('正解')).toBeVisible()
  })
})
