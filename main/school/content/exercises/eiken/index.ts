/** Content of the Eiken exam family. */
import type { ViewContent } from '../shape'
import { eikenDialog } from './eiken-dialog'
import { eikenExam } from './eiken-exam'

export const eikenContent = {
  'eiken-exam': { kind: 'spoken', skill: '二次試験', exercises: eikenExam },
  'eiken-dialog': { kind: 'spoken', skill: '面接', exercises: eikenDialog },
} satisfies Record<string, ViewContent>
