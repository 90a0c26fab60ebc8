/** The lower bound of a start: an app with the renderer's libraries, one route, one query and one table. */
import '@mantine/core/styles.layer.css'
import { MantineProvider, Table, Title } from '@mantine/core'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { HashRouter, Route, Routes } from 'react-router-dom'

const nonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

interface Row {
  id: string
  title: string
}

function Home() {
  const { data } = useQuery({
    queryKey: ['rows'],
    queryFn: async (): Promise<Row[]> => (await fetch('./rows.json')).json(),
  })
  return (
    <main>
      <Title order={1}>空のアプリ</Title>
      {data ? (
        <Table>
          <tbody>
            {data.map(row => (
              <tr key={row.id}>
                <td>{row.title}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <p role="status">読み込み中</p>
      )}
    </main>
  )
}

const element = document.getElementById('root')
if (element) {
  createRoot(element).render(
    <MantineProvider getStyleNonce={nonce} forceColorScheme="light">
      <QueryClientProvider client={new QueryClient()}>
        <HashRouter>
          <Routes>
            <Route path="/" element={<Home />} />
          </Routes>
        </HashRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
}
