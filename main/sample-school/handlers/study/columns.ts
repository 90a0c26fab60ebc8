/** The columns of the workbooks about the study of each student: each heading together with its cell. */
import type { Student } from '../../data/world-types'
import type { Cell } from '../../sheets/write-workbook'
import type { submittedFigures } from './homework'
import type { figuresOf } from './tallies'
import { studyText } from './text'

type Figures = ReturnType<typeof figuresOf> & ReturnType<typeof submittedFigures>

const minutes = (seconds: number): number => Math.round(seconds / 60)

const names = {
  team: student => student.team.name,
  number: student => student.number,
  id: student => student.id,
  nickname: student => student.nickname,
} satisfies Partial<Record<keyof typeof studyText.columns, (student: Student) => Cell>>

const figures = {
  homeworkCount: own => own.homework_count,
  submittedCount: own => own.submitted_count,
  submitPercent: own => own.submit_percent,
  exerciseCount: own => own.exercise_count,
  averageScore: own => own.average_score,
  bestScore: own => own.best_score,
  studyMinutes: own => minutes(own.study_seconds),
  recordMinutes: own => minutes(own.record_duration),
} satisfies Partial<Record<keyof typeof studyText.columns, (student: Figures) => Cell>>

const headings = (columns: object): string[] =>
  (Object.keys(columns) as (keyof typeof studyText.columns)[]).map(name => studyText.columns[name])

/** The cells that identify the student: class, number, id, name. */
export const nameHead = headings(names)
export const nameCells = (student: Student): Cell[] => Object.values(names).map(cell => cell(student))

/** The identifying cells, followed by the submissions and the study of the student. */
export const studyHead = [...nameHead, ...headings(figures)]
export const studyCells = (student: Student, studentFigures: Figures): Cell[] => [
  ...nameCells(student),
  ...Object.values(figures).map(cell => cell(studentFigures)),
]
