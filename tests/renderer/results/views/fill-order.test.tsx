import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paperOf } from '../../../fixtures/papers'
import { showPaper, showResource, useFakeBridge } from '../render-view'
import { item, textsOf } from '../screen-queries'

beforeEach(() => useFakeBridge())

const row = (no: string, name: string) => textsOf(within(item(no).getByRole('list', { name })).getAllByRole('listitem'))

describe('word-sequencing', () => {
  it('compares the student’s order with the right one, and labels misplaced pieces', () => {
    showPaper(paperOf('word-sequencing'))
    expect(row('No.1', '生徒の答え')).toEqual(['2want（正しくは2番目）', '1I（正しくは1番目）', '3the book'])
    expect(row('No.1', '正しい順序')).toEqual(['1I', '2want', '3the book'])
    expect(item('No.1').getByText('不正解')).toBeVisible()
  })

  it('hides the right order if the student’s is right, and puts the pieces into the gap', () => {
    showPaper(paperOf('word-sequencing'))
    expect(row('No.2', '生徒の答え')).toEqual(['1who', '2he', '3is'])
    expect(item('No.2').queryByRole('list', { name: '正しい順序' })).toBeNull()
    expect(item('No.2').getByText('正解')).toBeVisible()
    const [gap] = screen.getByRole('article', { name: 'No.2' }).querySelectorAll('[data-blank]')
    expect(gap).toHaveTextContent('who he is')
  })

  it('shows 未回答 with only the right order', () => {
    showPaper(paperOf('word-sequencing'))
    expect(item('No.3').getByText('未回答')).toBeVisible()
    expect(row('No.3', '正しい順序')).toEqual(['1Turn', '2right', '3here'])
    expect(item('No.3').queryByRole('list', { name: '生徒の答え' })).toBeNull()
  })

  it('shows the offered pieces of a resource, and the right order only on request', () => {
    const { unmount } = showResource(paperOf('word-sequencing'))
    expect(row('No.1', 'ならべる前')).toEqual(['want', 'the book', 'I'])
    expect(screen.queryByRole('list', { name: '正しい順序' })).toBeNull()
    unmount()
    showResource(paperOf('word-sequencing'), true)
    expect(row('No.1', '正しい順序')).toEqual(['1I', '2want', '3the book'])
  })
})

describe('sentence-sequencing', () => {
  it('marks each sentence by its position, and the whole as partly right', () => {
    showPaper(paperOf('sentence-sequencing'))
    expect(row('No.1', '生徒の答え')).toEqual([
      '1Emi got up early and made some sandwiches.',
      '3They ate the sandwiches on the top of the mountain.（正しくは3番目）',
      '2She met her friends at the station at seven.（正しくは2番目）',
    ])
    expect(row('No.1', '正しい順序')).toHaveLength(3)
    expect(item('No.1').getByText('34点')).toBeVisible()
    expect(item('No.1').getByText('61.5点')).toBeVisible()
    expect(item('No.1').getByText('起きた順に並べなさい。')).toBeVisible()
  })
})
