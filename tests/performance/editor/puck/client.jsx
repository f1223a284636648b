import '@puckeditor/core/puck.css';
import { Puck } from '@puckeditor/core';
import { createRoot } from 'react-dom/client';

/* Puck with the components of the large page, as its documentation sets it up. */

const text = { type: 'text' };

const config = {
  components: {
    Section: {
      fields: { content: { type: 'slot' } },
      render: ({ content: Content }) => (
        <section>
          <Content />
        </section>
      ),
    },
    Title: { fields: { text }, render: ({ text }) => <h2>{text}</h2> },
    Teaser: {
      fields: { title: text, description: { type: 'textarea' }, link: text },
      render: ({ title, description, link }) => (
        <article>
          <h3>
            <a href={link}>{title}</a>
          </h3>
          <div dangerouslySetInnerHTML={{ __html: description }} />
        </article>
      ),
    },
    Text: {
      fields: { html: { type: 'textarea' } },
      render: ({ html }) => <div dangerouslySetInnerHTML={{ __html: html }} />,
    },
  },
};

fetch('page.json')
  .then((answer) => answer.json())
  .then((data) => createRoot(document.getElementById('root')).render(<Puck config={config} data={data} />));
