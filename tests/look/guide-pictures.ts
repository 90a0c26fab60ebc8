/**
 * The pictures of the teacher's guide and of the student manual: the page, what is clicked first, and the part of the
 * page that is shown.
 */
import type { PageExample } from '../e2e/fixtures/page-examples'

export interface GuidePicture {
  /** The name of the file, and of the picture in an article. */
  name: string
  address: string
  click?: PageExample['click']
  /** Only the result as the student sees it, from its beginning, with this height. */
  resultHeight?: number
  /** Opens the first comment of a teacher. */
  opensNote?: true
}

const homework = '/admin/homework-details/501'

const result = (name: string, topic: number, student: string, resultHeight: number): GuidePicture => ({
  name: `manual-${name}`,
  address: `${homework}?topic_id=${topic}&student_id=${student}`,
  resultHeight,
})

export const guidePictures: readonly GuidePicture[] = [
  { name: 'home', address: '/admin/home' },
  { name: 'assign', address: '/admin/homework-create/form' },
  { name: 'assign-form', address: '/admin/homework-create/routine/3' },
  { name: 'submissions', address: `${homework}?tab=progress` },
  { name: 'matrix', address: homework },
  { name: 'paper', address: `${homework}?topic_id=9001&student_id=s-1` },
  { name: 'words', address: `${homework}?tab=topic&topic_id=9003&view=words` },
  { name: 'marking', address: '/admin/homework/writing/review' },
  { name: 'commentary', address: '/admin/commentary/501' },
  { name: 'students', address: '/admin/manage-class/1' },
  { name: 'passwords', address: '/admin/manage-class/1', click: [['button', '初期パスワード']] },
  { name: 'roster-import', address: '/admin/grades/import' },
  { name: 'student-overview', address: '/admin/student/student-overview-home' },
  { name: 'progress-graph', address: '/admin/progress-graph?team_id=1' },
  { name: 'student-report', address: '/admin/homework/student-report' },
  result('choose', 9037, 's-1', 670),
  result('reading', 9003, 's-7', 566),
  result('dialog', 9010, 's-5', 640),
  { ...result('writing', 9046, 's-2', 620), opensNote: true },
  result('eiken', 9048, 's-1', 740),
]
