document.title = "Ecumene";
