/** The rows of each page. A page that begins with used places has fewer of them. A pure function. */
export function pagesOf<Row>(rows: readonly Row[], perPage: number, used = 0): Row[][] {
  const first = rows.slice(0, perPage - used)
  const rest = rows.slice(perPage - used)
  const pages = Array.from({ length: Math.ceil(rest.length / perPage) }, (_, at) =>
    rest.slice(at * perPage, (at + 1) * perPage),
  )
  return first.length === 0 ? pages : [first, ...pages]
}
