import { Link } from '@tanstack/react-router'
import { lexer, type Token, type Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import { PagePicture } from './PagePicture.tsx'

/**
 * Markdown as React elements: marked only parses the text, and no HTML string is ever put into the page. Raw HTML in a source shows as
 * text.
 */
export function Markdown({
  source,
  hidesTitle = false,
  onFollow,
}: {
  source: string
  hidesTitle?: boolean
  onFollow?: () => void
}) {
  const tokens = lexer(source)
  const [first] = tokens
  const hasTitle = first?.type === 'heading'
  const shown = hidesTitle && hasTitle ? tokens.slice(1).map(raised) : tokens
  return <>{elementsOf(shown, onFollow)}</>
}

/** Without the title of the text, its headings follow the heading of the page. */
const raised = (token: Token): Token =>
  token.type === 'heading' ? { ...token, depth: token.depth - 1 } : token

type Follow = (() => void) | undefined

/** Children instead of a keyed list: the tokens of a text never change places. */
function elementsOf(tokens: readonly Token[], follow: Follow): ReactNode {
  const elements = tokens.map((token) => elementOf(token as MarkedToken, follow))
  return createElement(Fragment, null, ...elements)
}

type MarkedToken =
  | Tokens.Heading
  | Tokens.Paragraph
  | Tokens.Text
  | Tokens.List
  | Tokens.Code
  | Tokens.Codespan
  | Tokens.Strong
  | Tokens.Em
  | Tokens.Link
  | Tokens.Image
  | Tokens.Table
  | Tokens.Space
  | Tokens.Br
  | Tokens.Escape

function elementOf(token: MarkedToken, follow: Follow): ReactNode {
  const inside = (tokens: readonly Token[]) => elementsOf(tokens, follow)
  switch (token.type) {
    case 'heading':
      // The page itself has the first-level heading.
      return createElement(`h${Math.min(token.depth + 1, 6)}`, null, inside(token.tokens))
    case 'paragraph':
      return <p>{inside(token.tokens)}</p>
    case 'list':
      return createElement(
        token.ordered ? 'ol' : 'ul',
        null,
        token.items.map((item) => <li key={item.raw}>{inside(item.tokens)}</li>),
      )
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      )
    case 'codespan':
      return <code>{token.text}</code>
    case 'strong':
      return <strong>{inside(token.tokens)}</strong>
    case 'em':
      return <em>{inside(token.tokens)}</em>
    case 'link':
      return <MarkdownLink token={token} follow={follow} />
    case 'image':
      return <PagePicture name={token.href} words={token.text} />
    case 'table':
      return <MarkdownTable table={token} follow={follow} />
    case 'br':
      return <br />
    case 'space':
      return null
    case 'text':
      return token.tokens ? inside(token.tokens) : token.text
    default:
      return token.raw
  }
}

function MarkdownLink({ token, follow }: { token: Tokens.Link; follow: Follow }) {
  const words = elementsOf(token.tokens, follow)
  if (token.href.startsWith('/')) {
    return (
      <Link to={token.href} {...(follow && { onClick: follow })}>
        {words}
      </Link>
    )
  }
  if (!token.href.startsWith('https://')) return words
  return (
    <a href={token.href} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
}

function MarkdownTable({ table, follow }: { table: Tokens.Table; follow: Follow }) {
  return (
    <table>
      <thead>
        <tr>
          {table.header.map((cell) => (
            <th key={cell.text} scope="col">
              {elementsOf(cell.tokens, follow)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.map((cell) => cell.text).join()}>
            {row.map((cell) => (
              <td key={cell.text}>{elementsOf(cell.tokens, follow)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
