import { Button, NativeSelect, Switch } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isWriting } from '../../../shared/domain/view-families'
import { apiKey, useApi } from '../../bridge/index'
import { useHomeworkClass } from '../../features/homework/use-homework-class'
import { useHomeworkTeams } from '../../features/homework/use-homework-teams'
import { useStudentNames } from '../../features/homework/use-student-names'
import { TeamSelect } from '../../features/people/TeamSelect'
import { paths } from '../../paths'
import {
  type Essay,
  EssaySheet,
  type EssayStudent,
  hasComments,
  hasHandedIn,
  useNoteEntries,
} from '../../results/index'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import layout from '../../ui/layout/layout.module.css'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import { usePrintHead } from '../../ui/use-print-head'
import { ReadingState } from './ReadingState'
import { text, type Which } from './text'
import { useEssays } from './use-essays'
import classes from './WritingPrint.module.css'

const noRows: [] = []
const noIds: readonly string[] = []

/** Each student gets only her own pages. */
const noPageNumbers = { pageNumbers: false }

const whichNames = ['noted', 'all'] as const satisfies Which[]

/** 添削をまとめて印刷: the essays of a topic with their comments, a student begins a new page (a chosen page). */
export function WritingPrint() {
  const [search] = useSearchParams()
  const homeworkId = search.get('homework_id') ?? ''
  if (homeworkId === '')
    return (
      <>
        <PageHeader title={text.title} />
        <EmptyState message={text.noHomework} hint={text.noHomeworkHint} />
      </>
    )
  return <HomeworkEssays key={homeworkId} homeworkId={homeworkId} askedTopic={search.get('topic_id') ?? ''} />
}

/** The students of the chosen class who handed in, in the order of the server. */
function useSubmitters(homeworkId: string, topicId: string, teamId: string) {
  const overview = useApi(
    'one-topic-overview',
    { homework_id: homeworkId, topic_id: topicId },
    { enabled: topicId !== '' },
  )
  const names = useStudentNames(homeworkId)
  const students = useMemo((): EssayStudent[] | undefined => {
    if (!overview.data || !names.isComplete) return undefined
    return overview.data.items.flatMap(student => {
      const { student_id: studentId, nickname: name, number, team_name } = student
      const teams = names.students.get(studentId)?.teams ?? []
      if (!hasHandedIn(student) || (teamId !== '' && !teams.some(({ id }) => id === teamId))) return []
      const team = teams.find(({ id }) => id === teamId) ?? teams[0]
      return [{ studentId, name, number, team: team?.name ?? team_name ?? '' }]
    })
  }, [overview.data, names.isComplete, names.students, teamId])
  const hasFailed = overview.isError || names.hasFailed
  const retry = () => {
    if (overview.isError) void overview.refetch()
    if (names.hasFailed) names.retry()
  }
  return { students, hasFailed, retry, isFetching: overview.isFetching }
}

function HomeworkEssays({ homeworkId, askedTopic }: { homeworkId: string; askedTopic: string }) {
  const [, setSearch] = useSearchParams()
  const [teamId, setTeamId] = useHomeworkClass(homeworkId)
  const [which, setWhich] = useState<Which>('noted')
  const [withAi, setWithAi] = useState(false)
  const info = useApi('homework-basic-info', { id: homeworkId })
  const teams = useHomeworkTeams(homeworkId, noRows)
  const topicList = useApi('homework-topic-list', { id: homeworkId })
  const topics = topicList.data?.items.filter(({ view_key }) => isWriting(view_key))
  const topicId = (topics?.find(({ topic_id }) => topic_id === askedTopic) ?? topics?.[0])?.topic_id ?? ''
  const submitters = useSubmitters(homeworkId, topicId, teamId)
  const { students } = submitters
  const studentIds = useMemo(() => students?.map(({ studentId }) => studentId) ?? noIds, [students])
  const essays = useEssays({ homeworkId, topicId, studentIds, withAi })
  const entries = useNoteEntries()
  const isReading = essays.done < studentIds.length && !essays.isStopped
  const sheets = (students ?? []).flatMap((student): { student: EssayStudent; essay: Essay }[] => {
    const essay = essays.essayOf(student.studentId)
    if (essay === null || (which === 'noted' && !hasComments(essay, student.studentId, entries))) return []
    return [{ student, essay }]
  })
  const title = info.data?.title ?? ''
  usePrintHead(text.head(title), noPageNumbers)
  const hasListFailed = (topicList.isError && !topics) || (submitters.hasFailed && !students)
  const hasUnsent = [...entries.values()].some(({ draft }) => draft.work.topic_id === topicId)

  return (
    <div className={`${layout.fill} ${classes.screen}`}>
      <PageHeader
        title={text.title}
        crumbs={title === '' ? [] : [{ label: title, to: paths.homeworkDetails(homeworkId) }]}
        facts={
          <div className={classes.facts}>
            {topics && topics.length > 0 && (
              <NativeSelect
                aria-label={text.topic}
                value={topicId}
                data={topics.map(({ topic_id, resource_title }) => ({ value: topic_id, label: resource_title }))}
                onChange={event =>
                  setSearch({ homework_id: homeworkId, topic_id: event.currentTarget.value }, { replace: true })
                }
              />
            )}
            <TeamSelect teams={teams} value={teamId} onChange={setTeamId} />
            <NativeSelect
              aria-label={text.which}
              value={which}
              data={whichNames.map(name => ({ value: name, label: text.choices[name] }))}
              onChange={event => setWhich(whichNames.find(name => name === event.currentTarget.value) ?? 'noted')}
            />
            <Switch
              size="sm"
              label={text.withAi}
              checked={withAi}
              onChange={event => setWithAi(event.currentTarget.checked)}
            />
          </div>
        }
        actions={
          <Button
            leftSection={<IconPrinter size={16} aria-hidden />}
            disabled={isReading || sheets.length === 0}
            onClick={() => window.print()}
          >
            {text.print(isReading ? 0 : sheets.length)}
          </Button>
        }
      />
      <OfflineStrip keys={topicId === '' ? [] : [apiKey('one-topic-overview')]} />
      {students && students.length > 0 && <ReadingState essays={essays} total={students.length} />}
      {hasUnsent && sheets.length > 0 && <p className={classes.hint}>{text.unsent}</p>}
      <section className={`${layout.scrollPlain} ${classes.preview}`} aria-label={text.preview} aria-busy={isReading}>
        {hasListFailed ? (
          <ErrorState
            message={text.failed}
            onRetry={() => {
              if (topicList.isError) void topicList.refetch()
              submitters.retry()
            }}
            busy={topicList.isFetching || submitters.isFetching}
          />
        ) : topics?.length === 0 ? (
          <EmptyState message={text.noWriting} />
        ) : students === undefined ? (
          <Skeletons count={6} />
        ) : students.length === 0 ? (
          <EmptyState message={text.noStudents} />
        ) : sheets.length > 0 ? (
          sheets.map(({ student, essay }) => (
            <div key={student.studentId} className={classes.page}>
              <EssaySheet essay={essay} student={student} homework={title} />
            </div>
          ))
        ) : isReading || essays.isStopped || essays.failed > 0 ? null : (
          <EmptyState message={text.noNotes} hint={text.noNotesHint} />
        )}
      </section>
    </div>
  )
}
