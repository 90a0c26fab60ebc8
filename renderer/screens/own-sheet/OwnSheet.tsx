import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApi } from '../../bridge/index'
import { paths } from '../../paths'
import { PageHeader } from '../../ui/PageHeader'
import { FilePanel } from './FilePanel'
import classes from './OwnSheet.module.css'
import { Places } from './Places'
import { text } from './text'
import { useOwnFile } from './use-own-file'
import type { ChosenHomework } from './use-own-sheet'

const crumbs = [{ label: text.parent, to: paths.downloadManage() }]

/** 自分の成績表に書き込む: scores of homework go into cells of the teacher's own workbook (docs/own-sheet.md; chosen). */
export function OwnSheet() {
  const [query] = useSearchParams()
  const files = useOwnFile()
  const first = query.get('homework_id')
  const info = useApi('homework-basic-info', { id: first ?? '' }, { enabled: first !== null })
  const [chosen, setHomeworks] = useState<readonly ChosenHomework[] | null>(null)
  const homeworks = useMemo(
    () => chosen ?? (first !== null && info.data ? [{ id: first, title: info.data.title }] : []),
    [chosen, first, info.data],
  )
  return (
    <div className={classes.screen}>
      <PageHeader title={text.title} crumbs={crumbs} />
      <p className={classes.lead}>{text.lead}</p>
      <FilePanel files={files} />
      {files.file && files.file.sheet.rows.length > 0 && (
        <Places file={files.file} homeworks={homeworks} onHomeworks={setHomeworks} />
      )}
    </div>
  )
}
