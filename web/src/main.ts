import { mount } from 'svelte';
import App from './App.svelte';
import './styles/base.css';
import './styles/seats.css';
import './styles/marks.css';

mount(App, { target: document.getElementById('app')! });
