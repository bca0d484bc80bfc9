import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page, Route } from 'playwright-core'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

const github = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw)
const sanitised = github().use(rehypeSanitize, defaultSchema).use(rehypeStringify).freeze()
const unsanitised = github().use(rehypeStringify).freeze()

/** Markdown as HTML, as GitHub makes it: GFM, with raw HTML parsed and filtered by the allow-list. */
export const githubHtml = (markdown: string): string => String(sanitised.processSync(markdown))

/** Markdown as HTML without the allow-list, to see the parts that GitHub would remove. */
export const unsanitisedHtml = (markdown: string): string => String(unsanitised.processSync(markdown))

/** An element or text of the HTML that GitHub makes of Markdown. */
export interface Node {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  value?: string
  children?: Node[]
}

/** The elements and texts of the HTML that GitHub makes of Markdown, in order. */
export const githubNodes = (markdown: string): Node[] =>
  withDescendants([sanitised.runSync(sanitised.parse(markdown)) as Node])

export const withDescendants = (nodes: readonly Node[] = []): Node[] =>
  nodes.flatMap(node => [node, ...withDescendants(node.children)])

/** The text of the nodes as a reader sees it, with line breaks, and other whitespace as one space. */
export function visibleText(nodes: readonly Node[]): string {
  const text = nodes.map(({ value, tagName }) => (tagName === 'br' ? '\n' : (value ?? ''))).join('')
  return text.replace(/[^\S\n]+/g, ' ')
}

/** The text of a summary as a reader sees it, without the marks where a long word may break. */
export const summaryText = (markdown: string): string => visibleText(githubNodes(markdown)).replaceAll('\u200b', '')

const styleSheet = (theme: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`github-markdown-css/github-markdown-${theme}.css`), 'utf8')

// The style sheet leaves this one to the page around it: the border of keys.
const borders = { light: '#d1d9e0b3', dark: '#3d444db3' }

export interface View {
  theme: 'light' | 'dark'
  /** Of the window, in CSS pixels. */
  width: number
  /** Images by URL; any other request fails. */
  images?: Record<string, string>
}

/** Answers requests for these images, and no other. */
export const serving = (images: Record<string, string>) => (route: Route) => {
  const body = images[route.request().url()]
  return body ? route.fulfill({ contentType: 'image/svg+xml', body }) : route.abort()
}

/** A page with a summary as GitHub shows it, and no network. Close it after use. */
export async function openSummary(browser: Browser, markdown: string, view: View): Promise<Page> {
  const { theme, width, images = {} } = view
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme: theme })
  await page.route('**/*', serving(images))
  const style = `${styleSheet(theme)}\nbody { margin: 0 }\n.markdown-body { --borderColor-muted: ${borders[theme]}; padding: 16px }`
  await page.setContent(
    `<!doctype html><html lang="en"><meta charset="utf-8"><style>${style}</style><body class="markdown-body">${githubHtml(markdown)}</body></html>`,
  )
  return page
}
