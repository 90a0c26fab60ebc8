import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sheetToOpen } from '../../../shared/domain/own-sheet/remember'
import { sheetOfClasses } from '../../../shared/domain/own-sheet/sheet-classes'
import { useApi, useKept } from '../../bridge/index'
import { paths } from '../../paths'
import { hashOfText } from '../../results/hash-text'
import { PageHeader } from '../../ui/PageHeader'
import { FilePanel } from './FilePanel'
import classes from './OwnSheet.module.css'
import { Places } from './Places'
import { text } from './text'
import { useOwnFile } from './use-own-file'
import type { ChosenHomework } from './use-own-sheet'
import { useSheetChoices } from './use-sheet-choices'

const crumbs = [{ label: text.parent, to: paths.downloadManage() }]

/** 自分の成績表に書き込む: scores of homework go into cells of the teacher's own workbook (docs/own-sheet.md; chosen). */
export function OwnSheet() {
  const [query] = useSearchParams()
  const first = query.get('homework_id')
  const info = useApi('homework-basic-info', { id: first ?? '' }, { enabled: first !== null, background: true })
  const kept = useKept('own-sheets')
  const homework = first === null ? null : { id: first, classes: info.data?.team_ids.split(',') ?? [] }
  const teamNames = info.data?.team_names ?? []
  const files = useOwnFile(
    file => sheetToOpen(kept.value ?? [], file, homework, hashOfText) ?? sheetOfClasses(file, teamNames),
  )
  const choices = useSheetChoices(files.file)
  const [chosen, setHomeworks] = useState<readonly ChosenHomework[] | null>(null)
  const homeworks = useMemo(
    () => chosen ?? (first !== null && info.data ? [{ id: first, title: info.data.title }] : []),
    [chosen, first, info.data],
  )
  return (
    <div className={classes.screen}>
      <PageHeader title={text.title} crumbs={crumbs} />
      <p className={classes.lead}>{text.lead}</p>
      {chosen === null && info.isError && !info.data && (
        <p className={classes.fault} role="alert">
          {text.homeworkFailed}
          <Button size="compact-sm" variant="subtle" loading={info.isFetching} onClick={() => void info.refetch()}>
            {text.file.retry}
          </Button>
        </p>
      )}
      {kept.ready && !info.isLoading && <FilePanel files={files} />}
      {files.file && files.file.sheet.rows.length > 0 && (
        <Places file={files.file} choices={choices} homeworks={homeworks} onHomeworks={setHomeworks} />
      )}
    </div>
  )
}
