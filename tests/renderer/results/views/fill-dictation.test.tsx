import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paperOf, paperWithItems } from '../../../fixtures/papers'
import { showPaper, showResource, useFakeBridge } from '../render-view'
import { item } from '../screen-queries'

beforeEach(() => useFakeBridge())

const wordErrors = (no: string) =>
  [...screen.getByRole('article', { name: no }).querySelectorAll<HTMLElement>('p [data-error]')].map(
    word => word.textContent,
  )

describe.each(['dictation', 'eiken-dictation'] as const)('%s', key => {
  it('marks each word that differs with a label, and counts them', () => {
    showPaper(paperOf(key))
    expect(wordErrors('No.1')).toEqual(['go（誤り）', '（もれ）', 'very（余分）', '誤り', 'もれ', '余分'])
    const first = item('No.1')
    for (const word of ['went', 'the']) expect(first.getByText(word).tagName).toBe('B')
    expect(first.getAllByText('1語')).toHaveLength(3)
    expect(first.getByText('一部正解')).toBeVisible()
    expect(first.getByText('50点')).toBeVisible()
    expect(first.getByText('40%')).toBeVisible()
  })

  it('counts only the kinds of errors that there are', () => {
    const items = [{ index: 1, screen_text: 'She likes tea.', audio_file: 'd1.wav' }]
    showPaper(paperWithItems(key, items, [{ question_id: 1, answer_result: 'She liked tea', score: 0.5 }]))
    expect(wordErrors('No.1')).toEqual(['liked（誤り）', '誤り'])
    expect(item('No.1').getByText('1語')).toBeVisible()
    expect(item('No.1').queryByText('0語')).toBeNull()
  })

  it('shows only the written text if it is right', () => {
    showPaper(paperOf(key))
    const second = item('No.2')
    expect(second.getByText('正解')).toBeVisible()
    expect(second.getByText('She likes tea')).toBeVisible()
    expect(second.queryByText('正解：')).toBeNull()
    expect(wordErrors('No.2')).toEqual([])
  })

  it('shows 未回答 with every right text', () => {
    showPaper(paperOf(key))
    expect(item('No.3').getByText('未回答')).toBeVisible()
    expect(item('No.3').getByText('It is late. / It’s late.')).toBeVisible()
    expect(item('No.3').getByText('よく聞いて書きなさい。')).toBeVisible()
  })

  it('fills and marks blanks if the text has them', () => {
    showPaper(paperOf(key))
    expect(item('No.4').getByText('dore', { selector: '[lang=en]' })).toBeVisible()
    expect(item('No.4').getByText('door')).toBeVisible()
  })

  it('shows the dictated text of a resource only on request', () => {
    const { unmount } = showResource(paperOf(key))
    expect(screen.queryByText('She likes tea.')).toBeNull()
    unmount()
    showResource(paperOf(key), true)
    expect(screen.getByText('She likes tea.')).toBeVisible()
  })
})

it('eiken-dictation shows the question’s number in the exam', () => {
  showPaper(paperOf('eiken-dictation'))
  expect(item('No.1').getByText('問題 11')).toBeVisible()
  expect(item('No.2').queryByText(/^問題/)).toBeNull()
})
