/**
 * The step of a workflow that sends to a sandbox, as YAML. The terminal and the page show the same lines.
 * @param {{ url: string, token: string, audienceId?: number | undefined }} options without an audience it sends to all
 *   subscribers
 */
export function stepLines({ url, token, audienceId }) {
  return `- uses: ./
  with:
    base-url: ${url}
    # The sandbox's own. A real token is a secret.
    api-token: ${JSON.stringify(token)}
    target: ${audienceId === undefined ? 'all' : `audience\n    audience-id: ${audienceId}`}
    title: Hello
    message: Sent from a workflow.
    icon-url: https://github.com/github.png?size=200
    landing-url: https://example.com/
`
}
