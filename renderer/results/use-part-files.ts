/** Fetches the part files of a note-taking paper (SPEC §7). */
import { useMemo } from 'react'
import type { Paper } from '../../shared/items/paper'
import { useApiAll } from '../bridge/index'
import { type PartFile, partFilesOf } from './content/note-taking-sections'

/** Fetches all part files in parallel and returns them by file name. A failure shows no message (SPEC §8). */
export function usePartFiles(paper: Paper | undefined, isEnabled: boolean): ReadonlyMap<string, PartFile> {
  const { resource_path = '', resource_version = '' } = paper?.resource ?? {}
  const content = paper?.content
  const files = useMemo(() => (isEnabled && content ? partFilesOf(content) : []), [content, isEnabled])
  const answers = useApiAll(
    'note-taking-part-file',
    files.map(file => ({ resource_path, file, resource_version })),
  )
  return useMemo(
    () =>
      new Map(
        files.map((file, index): [string, PartFile] => {
          const answer = answers[index]
          return [file, answer === null ? null : answer?.items]
        }),
      ),
    [files, answers],
  )
}
