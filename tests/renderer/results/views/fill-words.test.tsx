import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paperOf, paperWithItems, readPaper } from '../../../fixtures/papers'
import { showPaper, showResource, useFakeBridge } from '../render-view'
import { item, textsOf } from '../screen-queries'

beforeEach(() => useFakeBridge())

const boxes = (no: string) =>
  textsOf([...screen.getByRole('article', { name: no }).querySelectorAll<HTMLElement>('[data-blank]')])
const choices = (no: string) => textsOf(within(item(no).getByRole('list', { name: '選択肢' })).getAllByRole('listitem'))

describe.each(['sentence-filling', 'skill-sentence-filling'] as const)('%s', key => {
  it('puts the chosen sentence into its gap, and shows the right one', () => {
    showPaper(paperOf(key))
    expect(boxes('No.1')).toEqual(['空所1How much is it?'])
    expect(choices('No.1')).toEqual(['1How can I get there?正解', '2How much is it?生徒の答え'])
  })

  it('numbers the gaps of a text and fills them from the questions below', () => {
    showPaper(paperOf(key))
    expect(boxes('No.2')).toEqual(['空所11We made it last year.', '空所22'])
    const second = within(within(screen.getByRole('article', { name: 'No.2' })).getByRole('group', { name: 'Q.2' }))
    expect(second.getByText('未回答')).toBeVisible()
    expect(second.getAllByText('Now we grow corn.').length).toBeGreaterThan(0)
  })

  it('shows the gap of the Japanese as a gap, without a marker', () => {
    showPaper(
      paperWithItems(key, [
        { index: 1, screen_text: 'A: Hi. __', screen_text_jp: 'A：やあ。＿＿B：__', choose: ['Bye.'], answer: 'Bye.' },
      ]),
    )
    expect(item('No.1').getByText('A：やあ。').parentElement).toHaveTextContent('A：やあ。（空所）B：（空所）')
    expect(screen.getByRole('article', { name: 'No.1' })).not.toHaveTextContent(/__|＿/)
  })

  it('shows all alternatives of a sentence that was written wrongly', () => {
    showPaper(paperOf(key))
    expect(item('No.3').getByText('what to do / how to do it')).toBeVisible()
  })
})

describe('word-choose', () => {
  it('shows picture, meaning and sound, but not the expected word', async () => {
    showPaper(paperOf('word-choose'))
    const first = item('No.1')
    expect(await first.findByRole('img', { name: 'かさの画像' })).toBeVisible()
    expect(first.getByRole('button', { name: '原文を再生' })).toBeVisible()
    expect(first.getByText('かさ')).toBeVisible()
    expect(choices('No.1')).toEqual(['1uncle生徒の答え', '2umbrella正解'])
  })

  it('does not reveal the word in a resource', () => {
    showResource(paperOf('word-choose'))
    expect(item('No.1').getAllByText('umbrella')).toHaveLength(1)
  })

  it('shows all right words on demand where there are several blanks', () => {
    const choose = ['up', 'to', 'in'].map((content, at) => ({ index: at + 1, content, correct: at < 2 ? 1 : 0 }))
    const answers = ['up', 'to'].map((content, at) => ({ index: at + 1, content }))
    const content = { items: [{ index: 1, screen_text: 'I got __ __ him.', choose, answers }] }
    showResource(readPaper('word-choose', { content, answers: [] }), true)
    expect(item('No.1').getByText(/^up[^a-z]+to$/)).toBeVisible()
  })

  it('shows a meaning as the prompt, with phonetic symbols, and pictures as choices', async () => {
    showPaper(paperOf('word-choose'))
    expect(item('No.2').getByText('/bɔ́ːrou/')).toBeVisible()
    expect(item('No.3').getByText('Which do you hear?')).toBeVisible()
    expect(await item('No.3').findByRole('img', { name: '選択肢1の画像' })).toBeVisible()
  })
})

describe('picture-only', () => {
  it('shows each picture with number and sound, and the answer if there is one', async () => {
    showPaper(paperOf('picture-only'))
    expect(await item('No.1').findByRole('img')).toBeVisible()
    expect(item('No.1').getByText('不正解')).toBeVisible()
    expect(item('No.1').getByText('apple')).toBeVisible()
    expect(item('No.1').getByText('62%')).toBeVisible()
    expect(item('No.1').getByRole('button', { name: '原文を再生' })).toBeVisible()
    expect(item('No.3').getByText('未回答')).toBeVisible()
  })

  it('shows the evaluation of a picture that was named aloud', () => {
    showPaper(paperOf('picture-only'))
    expect(item('No.2').getByText('84')).toBeVisible()
    expect(item('No.2').getByText('A')).toBeVisible()
    expect(item('No.2').getByText('88')).toBeVisible()
  })

  it('shows nothing as unanswered if nothing is asked', () => {
    showPaper(
      paperWithItems('picture-only', [
        { index: 1, picture: 'apple.png' },
        { index: 2, picture: '!gone.png' },
      ]),
    )
    for (const no of ['No.1', 'No.2']) expect(item(no).queryByText('未回答')).toBeNull()
  })
})

describe('eiken-fill-words', () => {
  it('puts the first letters into the boxes, followed by the student’s text', () => {
    showPaper(paperOf('eiken-fill-words'))
    expect(boxes('No.1')).toEqual(['空所1plays', '空所2gitar'])
    expect(textsOf(item('No.1').getAllByRole('listitem'))).toEqual([
      '(1)空所1正解生徒の答え plays',
      '(2)空所2不正解生徒の答え gitar→正解：guitar',
    ])
    expect(item('No.1').getByText('彼女はギターをひきます。')).toBeVisible()
    expect(item('No.1').getByText('問題 7')).toBeVisible()
  })

  it('does not show the number in the exam if it is that of the item', () => {
    showPaper(paperWithItems('eiken-fill-words', [{ question_number: 1, screen_text: 'Be q__.', answers: ['quiet'] }]))
    expect(item('No.1').queryByText(/^問題/)).toBeNull()
  })

  it('keeps the given letters in an empty box', () => {
    showPaper(paperOf('eiken-fill-words'))
    expect(boxes('No.2')).toEqual(['空所1q'])
    expect(item('No.2').getByText('quiet')).toBeVisible()
  })
})
