/** A reference to an element: an object with one property, whose name is defined by the standard. */
export type ElementReference = Record<string, string>;

interface NewSession {
  sessionId: string;
  capabilities: { browserVersion: string };
}

interface Outcome<Result> {
  value: Result;
  error: string;
}

export const idOf = (element: ElementReference) => String(Object.values(element)[0]);

/** A WebDriver session: one page, commands over HTTP. */
export class WebDriverSession {
  readonly version: string;
  readonly #address: string;

  private constructor(address: string, version: string) {
    this.#address = address;
    this.version = version;
  }

  /** Waits until the driver is ready, then starts a browser. */
  static async start(driver: string, capabilities: object): Promise<WebDriverSession> {
    while (!(await fetch(`${driver}/status`).catch(() => undefined))?.ok)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const { sessionId, capabilities: got } = await send<NewSession>(`${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    const session = new WebDriverSession(`${driver}/session/${sessionId}`, got.browserVersion);
    await session.post("timeouts", { script: 300_000, pageLoad: 300_000 });
    return session;
  }

  post<Answer = void>(command: string, body: object): Promise<Answer> {
    return send<Answer>(`${this.#address}/${command}`, body);
  }

  /** Asks for a property of an element. */
  async ask(element: ElementReference, property: "computedrole" | "computedlabel"): Promise<string> {
    return valueIn<string>(await fetch(`${this.#address}/element/${idOf(element)}/${property}`));
  }

  /** Evaluates an expression, which may be a promise. */
  async runAsync<Result>(expression: string): Promise<Result> {
    const { value, error } = await this.post<Outcome<Result>>("execute/async", {
      script: `const done = arguments[arguments.length - 1];
        (async () => ${expression})().then(
          (value) => done({ value, error: "" }),
          (error) => done({ value: null, error: String(error) }),
        );`,
      args: [],
    });
    if (error) throw new Error(error);
    return value;
  }

  /** The first visible match, scrolled into view. */
  async visible(selector: string): Promise<ElementReference> {
    for (;;) {
      const element = await this.post<ElementReference | null>("execute/sync", {
        script: `const found = [...document.querySelectorAll(arguments[0])].find((one) =>
            one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0);
          found?.scrollIntoView({ block: "nearest", behavior: "instant" });
          return found;`,
        args: [selector],
      });
      if (element) return element;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async act(source: object): Promise<void> {
    await this.post("actions", { actions: [source] });
  }

  async end(): Promise<void> {
    await fetch(this.#address, { method: "DELETE" });
  }
}

async function send<Answer>(address: string, body: object): Promise<Answer> {
  return valueIn<Answer>(await fetch(address, { method: "POST", body: JSON.stringify(body) }));
}

async function valueIn<Answer>(response: Response): Promise<Answer> {
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
