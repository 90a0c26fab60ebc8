/** つまずいた語 on the projector: the words of a topic that was read aloud, never a name (SPEC §2 /commentary). */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Commentary } from '../../../../renderer/screens/commentary/Commentary'
import { success } from '../../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'
import { readingBody, readingPaper } from '../class-reading-samples'
import { overviewOf } from '../class-writing-samples'
import { homework, row } from '../homework/samples'
import { given, overview, resource, topic } from './samples'

const reading = topic('95', 'sentence-reading', '文の音読')
const students = [row('1', '阿部 陽菜', {}), row('2', '𠮷田 大翔', {}), row('3', '髙橋 葵', {})]

let fake: FakeBridge
beforeEach(() => {
  fake = putBridge({ session: teacher })
  fake.answer('keeps.read', () => success({ value: null }))
  fake.api('homework-basic-info', () => success(homework()))
  fake.api('homework-topic-list', () => success({ items: [reading], total: 1 }))
  fake.api('one-topic-question-overview', () =>
    success({
      items: ['1', '2'].map(id => overview(id, { average_score: 60 }, given('', 60, '1', '2', '3'))),
      total: 2,
    }),
  )
  fake.api('resource-preview', () => success(resource(reading, readingBody('1').content)))
  fake.api('one-topic-overview', () => success(overviewOf(students)))
  fake.api('topic-answer-paper', ({ student_id }) => success(readingPaper(student_id)))
  fake.answer('media.resolve', ({ base, files }) => success({ addresses: files.map(file => `${base}/${file}`) }))
})

describe('つまずいた語 in 講評', () => {
  it('is of the class that is chosen, and reads only its papers', async () => {
    const others = students.map((one, at) => (at === 0 ? one : { ...one, team_id: '5', team_name: '2年B組' }))
    fake.api('topic-score-overview-y', () => success({ items: others, total: 3 }))
    renderScreen(<Commentary />, {
      path: '/admin/commentary/:homeworkId',
      url: '/admin/commentary/501?no=1&order=natural&team=5',
    })
    expect(await screen.findByRole('button', { name: /^つまずいた語/ })).toBeVisible()
    await userEvent.setup().keyboard('w')
    expect(await screen.findByText(/^答案 2人分/)).toBeVisible()
    expect(fake.requests('topic-answer-paper').map(({ student_id }) => student_id)).toEqual(['2', '3'])
  })

  it('says that no reading has an evaluation of words', async () => {
    fake.api('topic-answer-paper', () => success(readingPaper('4')))
    renderScreen(<Commentary />, {
      path: '/admin/commentary/:homeworkId',
      url: '/admin/commentary/501?no=1&order=natural',
    })
    expect(await screen.findByRole('button', { name: /^つまずいた語/ })).toBeVisible()
    await userEvent.setup().keyboard('w')
    expect(await screen.findByText('語の評価がある音読は、まだありません。')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'つまずいた語の欄' })).toBeNull()
  })

  it('shows the words of all texts of the topic with counts and without names, until the next slide', async () => {
    renderScreen(<Commentary />, {
      path: '/admin/commentary/:homeworkId',
      url: '/admin/commentary/501?no=1&order=natural',
    })
    await screen.findByRole('heading', { name: 'No.1 / 2' })
    expect(await screen.findByRole('button', { name: /^つまずいた語/ })).toBeVisible()
    expect(fake.requests('topic-answer-paper')).toHaveLength(0)
    await userEvent.setup().keyboard('w')
    const pane = within(await screen.findByRole('region', { name: 'つまずいた語の欄' }))
    expect(pane.getByRole('region', { name: 'No.1' })).toHaveTextContent(
      'I get up at1＊ six1, and he1 gets2 up1 at1＊ seven2.',
    )
    expect(pane.getByRole('region', { name: 'No.2' })).toHaveTextContent('No.2 2人の音読We swim1.')
    expect(pane.queryAllByRole('button')).toEqual([])
    const stage = screen.getByRole('region', { name: '講評の画面' })
    expect(stage).toHaveTextContent('課題のすべての設問から')
    expect(stage).toHaveTextContent('答案 3人分（語の評価あり 3人、語の評価なし 0人）')
    expect(stage.innerHTML).not.toMatch(/阿部|𠮷田|髙橋/)
    await userEvent.setup().keyboard('{ArrowRight}')
    await screen.findByRole('heading', { name: 'No.2 / 2' })
    expect(screen.queryByRole('region', { name: 'つまずいた語の欄' })).toBeNull()
  })
})
