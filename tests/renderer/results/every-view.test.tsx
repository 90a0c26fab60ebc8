import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { normalise } from '../../../renderer/results/content/normalise'
import { ResultView } from '../../../renderer/results/index'
import { registry } from '../../../renderer/results/registry'
import { viewKeys } from '../../../shared/items/view-keys'
import { refusal } from '../../fakes/bridge'
import { sampled } from '../../fixtures/nightly'
import { paperOf, paperWithItems, readPaper } from '../../fixtures/papers'
import { renderWithProviders, showPaper, showResource, useFakeBridge } from './render-view'
import { item } from './screen-queries'

beforeEach(() => useFakeBridge().api('evaluate-xml-file', () => refusal(404)))

describe('every view', () => {
  it('is in the registry', () => {
    expect(Object.keys(registry).toSorted()).toEqual([...viewKeys].toSorted())
  })

  it('marks the right choice in each list of choices, whatever the student chose', () => {
    const lists = viewKeys.flatMap(key => {
      showPaper(paperOf(key))
      const texts = screen.queryAllByRole('list', { name: '選択肢' }).map(list => `${key}: ${list.textContent}`)
      cleanup()
      return texts
    })
    expect(lists.length).toBeGreaterThan(30)
    expect(lists.filter(list => !list.includes('正解'))).toEqual([])
  })

  describe.each([...viewKeys])('%s', key => {
    it('numbers its items and shows 未回答 for those without a score', () => {
      const paper = paperOf(key)
      showPaper(paper)
      const items = screen.getAllByRole('article')
      expect(items.map(one => one.getAttribute('aria-label'))).toEqual(
        normalise(paper.content).entries.map((_, at) => `No.${at + 1}`),
      )
      expect(screen.getAllByText('未回答').length).toBeGreaterThan(0)
    })

    it('shows a resource without answers: no mark, no 未回答, no recording', () => {
      const paper = paperOf(key)
      showResource(paper)
      expect(screen.getAllByRole('article')).toHaveLength(normalise(paper.content).entries.length)
      for (const word of ['未回答', '正解', '不正解', '正解：', '録音を再生'])
        expect(screen.queryByText(word)).toBeNull()
      expect(screen.queryByText(/正答率|平均点/)).toBeNull()
    })

    it('shows a message when there is no item', () => {
      showPaper(paperWithItems(key, []))
      expect(screen.getByText('この教材には設問がありません。')).toBeVisible()
    })

    it('keeps the place of a broken item and shows the others', () => {
      showPaper(paperWithItems(key, [{ index: 1, screen_text: 'One.' }, 'broken', { index: 3, screen_text: 'Three.' }]))
      expect(item('No.2').getByText('この項目は表示できません')).toBeVisible()
      expect(item('No.1').getByText('One.')).toBeVisible()
      expect(item('No.3').getByText('Three.')).toBeVisible()
    })

    it('shows every sub-question, and a broken one only in its own place', () => {
      const questions = [{ index: 1, question: 'What is one?' }, 'broken', { index: 3, question: 'What is three?' }]
      showPaper(paperWithItems(key, [{ screen_text: 'The text.', tips: 'A hint.', questions }]))
      const shown = item('No.1')
      expect(shown.getByText('この項目は表示できません')).toBeVisible()
      for (const text of ['The text.', 'A hint.', 'What is one?', 'What is three?'])
        expect(shown.getByText(text)).toBeVisible()
    })

    it('shows items without any content', () => {
      showPaper(paperWithItems(key, [{}, { index: 2 }]))
      expect(screen.getAllByRole('article')).toHaveLength(2)
    })

    it('shows the student the same items', () => {
      const paper = paperOf(key)
      const { container } = renderWithProviders(<ResultView paper={paper} viewer="student" showAnswers />)
      // The student sees as many items as the teacher.
      expect(container.querySelectorAll('article')).toHaveLength(normalise(paper.content).entries.length)
      expect(container.textContent).not.toContain('生徒の答え')
    })
  })

  it.each(sampled(viewKeys, 4))('%s shows a hundred items', key => {
    const items = Array.from({ length: 100 }, (_, at) => ({ index: at + 1, screen_text: `Text ${at + 1}.` }))
    showPaper(paperWithItems(key, items))
    const shown = screen.getAllByRole('article')
    expect(shown).toHaveLength(100)
    const last = shown.at(-1)
    expect(last).toHaveAttribute('aria-label', 'No.100')
    expect(within(last ?? document.body).getByText('Text 100.')).toBeVisible()
  })

  it('shows a message for an unknown view', () => {
    showPaper(readPaper('future-view', {}))
    expect(screen.getByText('この教材の表示にはまだ対応していません。')).toBeVisible()
  })
})
