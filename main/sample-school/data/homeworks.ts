/**
 * The homework of the school (DESIGN §8): every status, kind and origin, one showcase with all views, and a big one.
 */
import { day, midnight } from '../../../shared/domain/time'
import { type ViewKey, viewKeys } from '../../../shared/items/view-keys'
import { commonViews, isCommonView } from '../content/exercises'
import { bigTitle, periodicTitles, showcaseTitle, specialTitles, unitTitles, wordTestTitles } from '../content/titles'
import { absentStudents } from './absences'
import { type HomeworkSort, sortCounts, type Times, timesOf } from './homework-plans'
import { hashNumbers, pick, randomInteger, randomShare } from './random'
import { recomputeTimes, topicsOf } from './schedule'
import type { Homework, Resource, Size, Team } from './world-types'

interface Draft {
  title: string
  type: 1 | 2 | 3
  origin: 1 | 2
  teams: Team[]
  resources: Resource[]
  times: Times
  delay?: 0 | 1
}

const randomBit = (...parts: number[]): 0 | 1 => (randomShare(...parts) < 0.5 ? 0 : 1)

/** A homework of the draft; `index` gives its id and those of its topics. */
export function buildHomework(seed: number, index: number, draft: Draft): Homework {
  const { title, type, origin, teams, times } = draft
  const homework: Homework = {
    id: String(501 + index),
    index,
    title,
    type,
    origin,
    teams,
    students: teams.flatMap(team => team.students),
    topics: [],
    ...times,
    deliveredAt: 0,
    absent: [],
    allFinishInTime: false,
    pausedAt: null,
    past: [],
    requiredTimes: randomBit(seed, index, 31),
    delay: draft.delay ?? randomBit(seed, index, 32),
    switches: {
      translation: 1,
      subtitle: randomBit(seed, index, 33),
      sample_answer: randomBit(seed, index, 34),
      speech_speed: randomBit(seed, index, 35),
      answer_tips: randomBit(seed, index, 36),
    },
    progress: [],
  }
  const planned = draft.resources.map((resource, at) => {
    const planAt = times.start + (type === 2 ? at * day : 0)
    return { id: String(9001 + index * 100 + at), resource, openAt: planAt, planAt }
  })
  homework.topics = topicsOf(homework, planned)
  recomputeTimes(homework)
  return homework
}

/** Distinct resources, in an order that depends on the homework. */
export function chooseResources(resources: Resource[], count: number, ...parts: number[]): Resource[] {
  return resources
    .map((resource, at) => ({ resource, order: hashNumbers(...parts, at) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(entry => entry.resource)
}

/** The title of a homework of this kind; `index` also numbers word tests. */
export function titleOf(type: 1 | 2 | 3, seed: number, index: number): string {
  if (type === 2) return `${pick(periodicTitles, seed, index, 41)} ${(index % 12) + 1}月号`
  if (type === 3) return `${pick(wordTestTitles, seed, index, 41)} 第${index + 1}回`
  return `Unit ${randomInteger(1, 12, seed, index, 42)} ${pick(unitTitles, seed, index, 41)}`
}

/** Rotates through the kinds. Only a periodic plan can be "delivering" for days. */
const typesInTurn: Record<HomeworkSort, readonly (1 | 2 | 3)[]> = {
  waiting: [1, 3],
  delivering: [2],
  running: [1, 1, 1, 1, 3, 1, 2],
  complete: [1, 2],
  ended: [1, 3, 2, 1],
  redistributed: [1, 2, 3],
}

const pickType = (sort: HomeworkSort, place: number): 1 | 2 | 3 =>
  typesInTurn[sort][place % typesInTurn[sort].length] ?? 1

function ordinaryDraft(world: { seed: number; teams: Team[]; resources: Resource[] }, draftOf: DraftOptions): Draft {
  const { seed, teams, resources } = world
  const { sort, index, place, times } = draftOf
  const type = pickType(sort, place)
  const pool = type === 3 ? resources.filter(one => ['word-reading', 'blank-filling'].includes(one.viewKey)) : resources
  // A periodic plan must have delivered everything before it ends, or its status would always be "delivering".
  const room = Math.max(1, Math.floor((times.end - times.start) / day))
  const count = type === 2 ? Math.min(room, 5 + (place % 3)) : type === 3 ? 4 + (index % 3) : 5 + (index % 7)
  const first = index % teams.length
  const second = (first + 1) % teams.length
  const one = teams[first]
  const other = teams[second]
  const wide = randomShare(seed, index, 43) < 0.3 && other !== undefined && other !== one
  return {
    title: titleOf(type, seed, index),
    type,
    origin: index % 5 === 4 ? 2 : 1,
    teams: [one, wide ? other : undefined].filter(team => team !== undefined),
    resources: chooseResources(pool, count, seed, index, 44),
    times,
  }
}

interface DraftOptions {
  sort: HomeworkSort
  index: number
  place: number
  times: Times
}

const ofView = (resources: Resource[], key: ViewKey, count: number): Resource[] =>
  resources.filter(resource => resource.viewKey === key).slice(0, count)

/** Two resources of each common view, and one of each other view. */
const showcaseResources = (resources: Resource[]): Resource[] => [
  ...commonViews.flatMap(key => ofView(resources, key, 2)),
  ...viewKeys.filter(key => !isCommonView(key)).flatMap(key => ofView(resources, key, 1)),
]

const repeated = (resources: Resource[], count: number): Resource[] =>
  Array.from({ length: count }, (_, at) => resources[(at * 7) % resources.length]).filter(one => one !== undefined)

const runningTimes = (epoch: number, before: number, after: number): Times => ({
  start: midnight(epoch) - before * day + day / 3,
  end: midnight(epoch) + (after + 1) * day - 1000,
  redistributed: null,
  finishBy: null,
})

/** Whether the exercise is of a view that is used every day. */
export const isDaily = ({ viewKey }: Resource): boolean => isCommonView(viewKey)

/** All homework of a school size, dated around the epoch. */
export function createHomeworks(
  seed: number,
  size: Size,
  epoch: number,
  teams: Team[],
  resources: Resource[],
): Homework[] {
  const fixed = { type: 1, origin: 1, delay: 0 } as const
  const daily = resources.filter(isDaily)
  // A whole class would need weeks for so many exercises; without that, one week would outweigh the year.
  const daysAgo = size === 'full' ? { sixty: 45, showcase: 21 } : { sixty: 5, showcase: 4 }
  const sixty = {
    ...fixed,
    title: bigTitle,
    teams,
    resources: repeated(daily, 60),
    times: runningTimes(epoch, daysAgo.sixty, size === 'full' ? 34 : 9),
  }
  if (size === 'huge' || size === 'modest') return [buildHomework(seed, 0, sixty)]
  const drafts: Draft[] = [
    {
      ...fixed,
      title: showcaseTitle,
      teams: teams.slice(0, 2),
      resources: showcaseResources(resources),
      times: runningTimes(epoch, daysAgo.showcase, 5),
    },
  ]
  if (size === 'full') drafts.push(sixty)
  const usedTitles = new Set(drafts.map(draft => draft.title))
  for (const sort of Object.keys(sortCounts[size]) as HomeworkSort[]) {
    for (let place = 0; place < sortCounts[size][sort]; place++) {
      const index = drafts.length
      const draft = ordinaryDraft(
        { seed, teams, resources: daily },
        { sort, index, place, times: timesOf(sort, epoch, seed, index, place) },
      )
      const special = sort === 'running' ? specialTitles[place] : undefined
      let title = special ?? draft.title
      for (let part = 2; usedTitles.has(title); part++) title = `${special ?? draft.title} (${part})`
      usedTitles.add(title)
      drafts.push({ ...draft, title })
    }
  }
  const homeworks = drafts.map((draft, index) => buildHomework(seed, index, draft))
  for (const homework of homeworks) homework.absent = absentStudents(size, epoch, homework)
  const [showcase] = homeworks
  if (showcase) showcase.revisedFrom = epoch
  return homeworks
}
