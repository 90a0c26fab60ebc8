/** Renders the three assign wizards over the fake bridge, up to the summary of their draft. */
import { fireEvent, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { AssignDraft } from '../../../../renderer/features/homework/draft/assign-draft'
import { Periodic, Routine, WordTest } from '../../../../renderer/screens/assign/screens'
import { success } from '../../../../shared/contract/result'
import { fromJst } from '../../../../shared/domain/time'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'
import { homework } from '../homework/samples'

/** The time in the tests of the wizards: a Saturday. */
export const now = fromJst(2026, 11, 21, 8, 30)

/** Stops the clock at `now` in each test of the file; timers run. */
export function stopClock(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
  afterEach(() => void vi.useRealTimers())
}

export type WizardName = 'routine' | 'periodic' | 'wordtest'

const views: Record<WizardName, ComponentType> = { routine: Routine, periodic: Periodic, wordtest: WordTest }

const team = (id: string, name: string) => ({
  id,
  name,
  allow_join: 1 as const,
  sort: Number(id),
  student_count: 2,
  hidden: 0 as const,
})

const student = (student_id: string, nickname: string) => ({
  student_id,
  number: student_id,
  nickname,
  team_id: '1',
  team_name: '1年A組',
  grade_name: '1年',
  class_name: 'A組',
})

/** A fake bridge for a teacher of two classes, with `draft` as the stored draft of every wizard. */
export function wizardBridge(draft: AssignDraft | null): FakeBridge {
  const fake = putBridge({ session: teacher })
  fake.answer('drafts.read', () => success({ value: draft }))
  fake.api('team-rows', () => success({ items: [team('1', '1年A組'), team('2', '1年B組')], total: 2 }))
  fake.api('student-list-by-team', () => success({ items: [student('11', '青木'), student('12', '𠮷田')], total: 2 }))
  fake.api('resource-team-uses', () => success({ items: [], total: 0 }))
  fake.api('my-homework-list', () => success({ items: [], total: 0 }))
  fake.api('my-homework-page-list', () => success({ items: [], total: 0 }))
  fake.api('check-define-times', () => success({ can_define: 1, reason: '', items: [] }))
  fake.api('resource-family-list', () => success({ items: [], total: 0 }))
  fake.api('word-book-list', () => success({ items: [], total: 0 }))
  fake.api('publish-homework', () => success(homework({ homework_id: '900' })))
  return fake
}

/** The draft that the page stored last. */
export const storedDraft = ({ calls }: FakeBridge): AssignDraft | undefined =>
  calls
    .flatMap(({ method, argument }) => (method === 'drafts.write' ? [(argument as { value: AssignDraft }).value] : []))
    .at(-1)

/** Opens a wizard at one of its steps, counted from 1. */
export function openWizard(name: WizardName, step: number) {
  const View = views[name]
  const path = `/admin/homework-create/${name}`
  return renderScreen(<View />, { path: `${path}/:step`, url: `${path}/${step}` })
}

/** Opens the summary from the last step, once the draft is loaded. */
export async function openSummary(): Promise<HTMLElement> {
  await screen.findByRole('group', { name: '設定' })
  fireEvent.click(screen.getByRole('button', { name: '内容を確認する' }))
  return screen.findByRole('dialog', { name: 'この内容で宿題を出しますか' })
}

export const clickSend = (summary: HTMLElement) =>
  fireEvent.click(within(summary).getByRole('button', { name: '宿題を出す' }))
