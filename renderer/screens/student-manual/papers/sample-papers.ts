/** The sample papers, read as main reads the server's answers. */
import * as v from 'valibot'
import { paper } from '../../../../shared/items/paper'
import { sampleNotes, samplePapers } from './text'

export type FigureName = keyof typeof samplePapers

const parsed = Object.fromEntries(
  Object.entries(samplePapers).map(([name, each]) => [name, v.parse(paper, structuredClone(each))]),
) as Record<FigureName, v.InferOutput<typeof paper>>

export const paperOf = (name: FigureName) => parsed[name]

const none: never[] = []

export const notesOf = (name: FigureName) => (name === 'writing' ? sampleNotes : none)
