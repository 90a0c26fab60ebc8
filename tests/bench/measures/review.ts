import { HomeworkListPage } from '../../e2e/page-models/homework-list.page'
import { Shell } from '../../e2e/page-models/shell.page'
import { type Measure, middle, worst } from '../measure'
import { stepThroughPapers } from '../student-steps'
import { openTeacherTab } from '../teacher-tab'

export const review: Measure = {
  name: 'review',
  title: 'the next student’s paper, from the key to the frame that shows it',
  idle: 1,
  async open({ folder, browser, quick }) {
    const { page, close } = await openTeacherTab(folder, await browser())
    await new Shell(page).go('宿題一覧')
    await new HomeworkListPage(page).openEnded()
    const homework = page.url()
    return { sides: { next: () => stepThroughPapers(page, homework, quick ? 3 : 30) }, close }
  },
  figures: [
    { label: 'p50', unit: 'ms', value: middle('next', 'p50') },
    { label: 'p95', unit: 'ms', value: middle('next', 'p95'), most: 33 },
    { label: 'longest of all runs', unit: 'ms', value: worst('next', 'longest') },
  ],
}
