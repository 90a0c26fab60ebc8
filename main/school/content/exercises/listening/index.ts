/** Exercises to listen to or to read, with questions about them. */
import type { ViewContent } from '../shape'
import { listening } from './listening'

export const listeningContent = {
  listening: { kind: 'choice', skill: 'リスニング', exercises: listening },
} satisfies Record<string, ViewContent>
